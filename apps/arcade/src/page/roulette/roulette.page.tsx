import { fraction } from '@parlour/exact';
import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import {
  POCKETS,
  ROULETTE_BETS,
  type RouletteKind,
  type RouletteModel,
  type RouletteSeen,
  roulette,
} from '@parlour/game-rules/roulette';
import { arcadeRouletteTexts } from '@parlour/texts/load/arcade-roulette';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { ChipPays } from '../table/ChipPays.tsx';
import { TABLE_PAGE } from '../table/table-page.ts';
import { NumberPill } from './NumberPill.tsx';
import { nameBet } from './name-bet.ts';
import { RouletteStage } from './RouletteStage.tsx';
import { tellRoulette } from './tell-roulette.ts';

/** The bets of which a table keeps count. */
const COUNTED: readonly RouletteKind[] = ['even', 'dozen', 'column'];

type RoulettePage = MechanicPage<RouletteModel, BetsPick, never, RouletteSeen>;

/** How long the ball rolls on once its number is known. */
const FALL_MS = { normal: 2_200, turbo: 720, reduced: 250 } as const;
const KINDS: readonly RouletteKind[] = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'dozen',
  'column',
  'even',
];
const ZERO_POCKET = 0;
const HIGHEST = POCKETS - 1;

const page: RoulettePage = {
  ...TABLE_PAGE,
  rules: roulette,
  texts: [arcadeTableTexts, arcadeRouletteTexts],
  actionLabel: 'arcade.roulette.spin',
  winPlace: 'passing',
  motionMs: (_round, pace) => FALL_MS[pace],
  Stage: RouletteStage,
  tell: tellRoulette,
  Row: ({ seen }) => <NumberPill number={seen.number} />,
  marks: ({ text }, { seen: { number } }) =>
    [...ROULETTE_BETS]
      .filter(([, { kind, numbers }]) => COUNTED.includes(kind) && numbers.includes(number))
      .map(([on]) => nameBet(text, on)),
  explain: ({ text }) =>
    text('arcade.roulette.explain', { count: POCKETS, zero: ZERO_POCKET, last: HIGHEST }),
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.least ?? model.sheet.return);
    return (
      <>
        <p>{text('arcade.roulette.rules', { zero: ZERO_POCKET, last: HIGHEST, percent })}</p>
        <p>
          {model.evenOnZero > 0
            ? text('arcade.roulette.rulesHalf', {
                zero: ZERO_POCKET,
                percent: money.showPercent(model.sheet.return),
              })
            : text('arcade.roulette.rulesZero', { zero: ZERO_POCKET })}
        </p>
        <p>{text('arcade.roulette.rulesInside')}</p>
      </>
    );
  },
  PayTable({ model, pick, showPays }) {
    const { text } = useSpoken();
    const rows = KINDS.map((kind) => ({
      what: text('arcade.roulette.kind', { kind }),
      back: STAKE + model.pays[kind],
      chance: fraction(coveredBy(kind), POCKETS),
    }));
    return <ChipPays rows={rows} pick={pick} showPays={showPays} />;
  },
};

/** How many numbers a bet of the kind has. */
function coveredBy(kind: RouletteKind): number {
  return [...ROULETTE_BETS.values()].find((bet) => bet.kind === kind)?.numbers.length ?? 0;
}

export default defineMechanicPage(page);
