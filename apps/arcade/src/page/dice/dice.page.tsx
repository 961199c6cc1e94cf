import {
  CHANCE_MAX,
  CHANCE_MIN,
  type DiceModel,
  type DicePick,
  type DiceSeen,
  dice,
  factorOf,
  ROLLS,
} from '@parlour/game-rules/dice';
import { arcadeDiceTexts } from '@parlour/texts/load/arcade-dice';
import { showHundredths } from '../controls/hundredths.ts';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { DiceControls } from './DiceControls.tsx';
import { DiceStage } from './DiceStage.tsx';

type DicePage = MechanicPage<DiceModel, DicePick, never, DiceSeen>;

/** How long the die falls once its roll is known. */
const FALL_MS = { normal: 700, turbo: 220, reduced: 250 } as const;
/** The chances of which the pay table tells, in hundredths of a percent. */
const TABLE = [CHANCE_MAX, 7_500, 5_000, 2_500, 1_000, CHANCE_MIN];

const page: DicePage = {
  rules: dice,
  texts: [arcadeDiceTexts],
  firstPick: () => ({ side: 'over', chance: 4_950 }),
  winFactor: ({ chance }, model) => factorOf(chance, model),
  actionLabel: 'arcade.dice.roll',
  actionShape: 'wide',
  motionMs: (_round, pace) => FALL_MS[pace],
  Stage: DiceStage,
  Controls: DiceControls,
  tell: ({ text, showFigure }, { seen }) =>
    text('arcade.dice.rolled', { roll: showFigure(showHundredths(seen.roll)) }),
  Row: ({ seen }) => useSpoken().showFigure(showHundredths(seen.roll)),
  explain: ({ text, showFigure }) =>
    text('arcade.dice.explain', {
      rolls: ROLLS,
      first: showFigure(showHundredths(0)),
      last: showFigure(showHundredths(ROLLS - 1)),
    }),
  Rules({ model }) {
    const { text, money, showFigure } = useSpoken();
    return (
      <p>
        {text('arcade.dice.rules', {
          first: showFigure(showHundredths(0)),
          last: showFigure(showHundredths(ROLLS - 1)),
          percent: money.showPercent(model.sheet.return),
        })}
      </p>
    );
  },
  PayTable({ model, showPays }) {
    const { text, money } = useSpoken();
    const rows = TABLE.map((chance) => ({
      what: `${money.showPercent(showHundredths(chance))} %`,
      factor: factorOf(chance, model),
    }));
    return <PayRows heading={text('arcade.dice.chance')} rows={rows} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
