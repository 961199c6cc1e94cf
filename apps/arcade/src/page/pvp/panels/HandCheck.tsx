import { arcadePanelsTexts } from '@parlour/texts/load/arcade-panels';
import { useMemo } from 'react';
import type { HandRecord } from '../../../card-tables/card-wire.ts';
import { writeCard } from '../../cards/card-parts.ts';
import { CopyText } from '../../frame/panels/CopyText.tsx';
import { Facts } from '../../frame/panels/Facts.tsx';
import panels from '../../frame/panels/Panels.module.css';
import { SpokenProvider, useSpoken, useSpokenWith } from '../../platform/texts.tsx';
import type { CardGamePage } from '../card-game-page.ts';
import { sentSeed } from '../hand-seeds.ts';
import { seatName } from '../seat-name.ts';
import { checkHand, isGood } from './check-hand.ts';
import styles from './HandCheck.module.css';

type Props = { record: HandRecord; page: CardGamePage };

/** Recomputes the shuffle and opens the commitments in this browser, and shows the working. */
export default function HandCheck(props: Props) {
  return (
    <SpokenProvider value={useSpokenWith(arcadePanelsTexts)}>
      <Check {...props} />
    </SpokenProvider>
  );
}

function Check({ record, page }: Props) {
  const { text, words } = useSpoken();
  const found = useMemo(() => {
    const dealt = page.dealtCards(record.states.map(({ game }) => game));
    return checkHand(record, { dealt, ownSeed: sentSeed(record.id) });
  }, [record, page]);
  const { id, seeds, opened, allOpenAt, commitments } = record;
  const time = new Intl.DateTimeFormat(words.locale, { dateStyle: 'short', timeStyle: 'short' });
  const lines = [
    { text: text('arcade.pvp.checkCommitted', { count: opened.length }), isRight: found.isCommitted },
    { text: text('arcade.pvp.checkShuffled', { count: seeds.length }), isRight: found.isShuffled },
    ...(found.isOwnSeedIn === null
      ? []
      : [{ text: text('arcade.pvp.checkOwnSeed'), isRight: found.isOwnSeedIn }]),
    ...(found.isDeckWhole === null
      ? []
      : [{ text: text('arcade.pvp.checkDeck'), isRight: found.isDeckWhole }]),
  ];
  const nameOf = (seat: number) => {
    const known = record.seats.find((each) => each.seat === seat);
    return known ? seatName(text, known) : String(seat + 1);
  };
  return (
    <section className={panels.revealed}>
      <p className={isGood(found) ? panels.good : panels.bad} role="status">
        {text(isGood(found) ? 'arcade.pvp.checkGood' : 'arcade.pvp.checkBad')}
      </p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.text} className={line.isRight ? styles.right : styles.wrong}>
            {line.text}
          </li>
        ))}
      </ul>
      {found.isDeckWhole === null && (
        <p className={panels.quiet}>{text('arcade.pvp.checkLater', { time: time.format(allOpenAt) })}</p>
      )}
      <Facts
        facts={[
          { name: text('arcade.pvp.checkHand'), value: id, isCode: true },
          ...seeds.map(({ seat, seed }) => ({
            name: text('arcade.pvp.seedOf', { name: nameOf(seat) }),
            value: seed,
            isCode: true,
          })),
          { name: text('arcade.pvp.checkPlaces'), value: found.places.join(' '), isCode: true },
          ...opened.slice(0, SHOWN).map(({ place, card, salt }) => ({
            name: text('arcade.pvp.placeOf', { place: String(place), card: writeCard(card) }),
            value: salt,
            isCode: true,
          })),
        ]}
      />
      <CopyText
        label={text('arcade.pvp.checkFile')}
        content={JSON.stringify({ handId: id, commitments, seeds, opened }, null, 2)}
      />
    </section>
  );
}

/** More are in the file. */
const SHOWN = 9;
