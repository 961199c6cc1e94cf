import { divide } from '@parlour/exact';
import { RANKS } from '@parlour/game-rules/cards';
import {
  chanceOf,
  factorAfter,
  guessesAt,
  type HiLoModel,
  type HiLoPick,
  type HiLoSeen,
  type HiLoStep,
  hiLo,
  isLost,
  SKIPS_MAX,
} from '@parlour/game-rules/hi-lo';
import { arcadeHiLoTexts } from '@parlour/texts/load/arcade-hi-lo';
import { partsOf, writeCard } from '../cards/card-parts.ts';
import { nameCard } from '../cards/name-card.ts';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage, type Pace } from '../game/mechanic-page.ts';
import { showFactor } from '../game/show-factor.ts';
import { useSpoken } from '../platform/texts.tsx';
import { HiLoAction } from './HiLoAction.tsx';
import { HiLoStage } from './HiLoStage.tsx';
import { coversSame, lastCard } from './hi-lo-table.ts';

type HiLoPage = MechanicPage<HiLoModel, HiLoPick, HiLoStep, HiLoSeen>;
type Times = Readonly<Record<Pace, number>>;

const DEALT_MS: Times = { normal: 640, turbo: 220, reduced: 220 };
/** Nothing moves when a round is stopped. */
const STOPPED_MS: Times = { normal: 160, turbo: 60, reduced: 60 };
/** Nothing was said before the first card. */
const NEW_ROUND: HiLoSeen = { cards: [], guesses: [], right: 0 };
const CARDS_OF_A_RANK = 4;
const ALL_RANKS = Array.from({ length: RANKS }, (_, place) => place + 1);

const page: HiLoPage = {
  rules: hiLo,
  texts: [arcadeHiLoTexts],
  firstPick: () => ({}),
  actionLabel: 'arcade.hiLo.deal',
  actionShape: 'wide',
  motionMs: ({ seen, before }, pace) =>
    (before && before.cards.length === seen.cards.length ? STOPPED_MS : DEALT_MS)[pace],
  Stage: HiLoStage,
  OpenAction: HiLoAction,
  tell({ text }, { seen }) {
    const card = nameCard(text, lastCard(seen));
    const count = seen.right;
    if (isLost(seen)) return text('arcade.hiLo.lost', { card, count });
    return count === 0 ? text('arcade.hiLo.begin', { card }) : text('arcade.hiLo.right', { card, count });
  },
  Row({ seen, model }) {
    const spoken = useSpoken();
    return isLost(seen) ? writeCard(lastCard(seen)) : showFactor(spoken, factorAfter(seen, model));
  },
  explain: ({ text }) => text('arcade.hiLo.explain', { cards: RANKS * CARDS_OF_A_RANK }),
  Rules({ model }) {
    const { text, money } = useSpoken();
    return (
      <p>
        {text('arcade.hiLo.rules', {
          percent: money.showPercent(model.sheet.return),
          most: `×${model.ceiling}`,
          skips: SKIPS_MAX,
        })}
      </p>
    );
  },
  PayTable({ model, showPays }) {
    const { text } = useSpoken();
    const rows = ALL_RANKS.flatMap((rank) =>
      guessesAt(rank).map((guess) => ({
        what: text('arcade.hiLo.payRow', {
          rank: partsOf((rank - 1) * CARDS_OF_A_RANK).rank,
          guess: coversSame(guess, rank) ? `${guess}OrSame` : guess,
        }),
        factor: divide(factorAfter(NEW_ROUND, model), chanceOf(guess, rank)),
        chance: chanceOf(guess, rank),
      })),
    );
    return <PayRows heading={text('arcade.hiLo.firstGuess')} rows={rows} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
