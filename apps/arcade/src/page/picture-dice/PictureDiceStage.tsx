import { PICTURE_DICE_BETS, pictureDiceBackOf } from '@parlour/game-rules/picture-dice';
import clsx from 'clsx';
import { useSpoken } from '../platform/texts.tsx';
import { Bowl } from '../shaking/Bowl.tsx';
import { ShakerStage } from '../shaking/ShakerStage.tsx';
import { useShaking } from '../shaking/useShaking.ts';
import { BetSpot } from '../table/BetSpot.tsx';
import { PastHead } from '../table/PastHead.tsx';
import { showOdds } from '../table/show-odds.ts';
import { fateOfSpot } from '../table/spot-fate.ts';
import { useBets } from '../table/useBets.ts';
import colours from './Colours.module.css';
import { DropBox } from './DropBox.tsx';
import { FaceRow } from './FaceRow.tsx';
import { facesOf, hasPictures, nameFace } from './faces.ts';
import { Face, PictureDie } from './Picture.tsx';
import styles from './PictureDiceStage.module.css';
import type { PictureDiceProps } from './picture-dice-props.ts';

/** Where the dice lie, those behind first. */
const PLACES = [
  'translate(121 112) rotate(-4)',
  'translate(82 136) rotate(-10)',
  'translate(156 138) rotate(8)',
] as const;
const FIRST = [2, 5, 6];
/** The share of the motion after which dice fall: it takes them longer than a bowl to be lifted. */
const FALLS_AT = 0.45;

/** The cloth with the six faces, and the dice that wait above it and come forward when they are shaken. */
export function PictureDiceStage(props: PictureDiceProps) {
  const { phase, round, past, model, showChips } = props;
  const spoken = useSpoken();
  const bets = useBets(props);
  const isBowl = hasPictures(model);
  const { isShaken, isLifted, fallen } = useShaking(props, isBowl ? undefined : FALLS_AT);
  const lying = facesOf(fallen?.dice ?? FIRST, model);
  const things = PLACES.map((at, index) => ({ at, drawing: <PictureDie face={lying[index] ?? ''} /> }));
  const Piece = isBowl ? Bowl : DropBox;
  const odds = model.pays.map((pay) => showOdds(spoken, pay));
  const ended = phase === 'shown' ? round : null;
  return (
    <ShakerStage {...{ phase, bets, showChips }} piece={<Piece {...{ isShaken, isLifted, things }} />}>
      <PastHead
        rows={past.map(({ id, seen }) => ({ id, row: <FaceRow faces={facesOf(seen.dice, model)} /> }))}
      />
      <div className={styles.cloth}>
        {PICTURE_DICE_BETS.map((on, index) => {
          const face = model.faces[index] ?? '';
          const fate = ended ? fateOn(on, ended) : null;
          return (
            <BetSpot
              key={on}
              on={on}
              name={nameFace(spoken.text, face)}
              odds=""
              fullOdds={odds.join(' / ')}
              bets={bets}
              fate={fate}
              showChips={showChips}
              className={clsx(
                styles.face,
                isBowl ? styles.paper : [styles.painted, colours[face]],
                fate === 'won' && styles.golden,
                ended && fate !== 'won' && styles.missed,
              )}
            >
              <Face face={face} />
            </BetSpot>
          );
        })}
        <p className={styles.odds} aria-hidden="true">
          {odds.map((each, more) => (
            <span key={each}>
              <svg className={styles.dice} viewBox={`0 0 ${14 * (more + 1)} 12`} aria-hidden="true">
                <path d="M2 2h8v8H2zM16 2h8v8h-8zM30 2h8v8h-8z" />
              </svg>
              {each}
            </span>
          ))}
        </p>
      </div>
    </ShakerStage>
  );

  function fateOn(on: string, { seen, pick }: NonNullable<typeof round>) {
    return fateOfSpot(on, pictureDiceBackOf(on, seen.dice, model), { pick: props.pick, played: pick });
  }
}
