import { add, type Fraction } from '@parlour/exact';
import {
  chanceOf,
  type PlinkoModel,
  type PlinkoPick,
  type PlinkoSeen,
  plinko,
  ROWS_MAX,
  ROWS_MIN,
  tableOf,
} from '@parlour/game-rules/plinko';
import { arcadePlinkoTexts } from '@parlour/texts/load/arcade-plinko';
import { ChanceRows } from '../controls/ChanceRows.tsx';
import { HeatDot } from '../controls/HeatDot.tsx';
import { showHundredths } from '../controls/hundredths.ts';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { fallMs } from './fall.ts';
import { PlinkoControls } from './PlinkoControls.tsx';
import { PlinkoStage } from './PlinkoStage.tsx';

type PlinkoPage = MechanicPage<PlinkoModel, PlinkoPick, never, PlinkoSeen>;

const page: PlinkoPage = {
  rules: plinko,
  texts: [arcadePlinkoTexts],
  firstPick: () => ({ rows: 12, risk: 'medium' }),
  actionLabel: 'arcade.plinko.drop',
  actionShape: 'wide',
  winPlace: 'head',
  motionMs: ({ pick }, pace) => fallMs(pick.rows, pace),
  Stage: PlinkoStage,
  Controls: PlinkoControls,
  tell: ({ text, money }, { pick, seen, model }) =>
    text('arcade.plinko.landed', { multiple: money.showPercent(showHundredths(paysOf(seen, pick, model))) }),
  Row: ({ pick, seen, model }) => (
    <HeatDot table={tableOf(pick, model)} hundredths={paysOf(seen, pick, model)} />
  ),
  explain: ({ text }) => text('arcade.plinko.explain'),
  Rules({ model }) {
    const { text, money } = useSpoken();
    return (
      <p>
        {text('arcade.plinko.rules', {
          least: ROWS_MIN,
          most: ROWS_MAX,
          percent: money.showPercent(model.sheet.return),
        })}
      </p>
    );
  },
  PayTable: ({ model, pick, showPays }) => (
    <ChanceRows multiples={chancesOf(pick, model)} showPays={showPays} />
  ),
};

export default defineMechanicPage(page);

function paysOf({ slot }: PlinkoSeen, pick: PlinkoPick, model: PlinkoModel): number {
  return tableOf(pick, model)[slot] ?? 0;
}

/** How likely each multiple is, from the edge to the centre: both halves of the board together. */
function chancesOf(pick: PlinkoPick, model: PlinkoModel): { hundredths: number; chance: Fraction }[] {
  const chances = new Map<number, Fraction>();
  for (const [slot, hundredths] of tableOf(pick, model).entries()) {
    const chance = chanceOf({ rows: pick.rows, slot });
    const known = chances.get(hundredths);
    chances.set(hundredths, known ? add(known, chance) : chance);
  }
  return [...chances].map(([hundredths, chance]) => ({ hundredths, chance }));
}
