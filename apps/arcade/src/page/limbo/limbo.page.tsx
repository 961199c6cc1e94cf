import { fraction } from '@parlour/exact';
import {
  chanceOf,
  factorOf,
  type LimboModel,
  type LimboPick,
  type LimboSeen,
  limbo,
  pointOf,
  TARGET_MAX,
  TARGET_MIN,
} from '@parlour/game-rules/limbo';
import { arcadeLimboTexts } from '@parlour/texts/load/arcade-limbo';
import { showHundredths } from '../controls/hundredths.ts';
import { percentOf } from '../controls/percent.ts';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { climbMs } from './climb.ts';
import { LimboControls } from './LimboControls.tsx';
import { LimboStage } from './LimboStage.tsx';

type LimboPage = MechanicPage<LimboModel, LimboPick, never, LimboSeen>;

const FIRST = 200;
/** The targets of which the pay table tells. */
const TABLE = [TARGET_MIN, 150, FIRST, 1_000, 10_000, 100_000, TARGET_MAX];

const page: LimboPage = {
  rules: limbo,
  texts: [arcadeLimboTexts],
  firstPick: () => ({ target: FIRST }),
  winFactor: factorOf,
  actionLabel: 'arcade.limbo.launch',
  actionShape: 'wide',
  motionMs: ({ seen }, pace) => climbMs(seen.point, pace),
  Stage: LimboStage,
  Controls: LimboControls,
  tell: ({ text, showFigure }, { seen }) =>
    text('arcade.limbo.climbed', { point: showFigure(showHundredths(seen.point)) }),
  Row: ({ seen }) => `×${useSpoken().showFigure(showHundredths(seen.point))}`,
  explain: ({ text, money, showFigure }, model) =>
    text('arcade.limbo.explain', {
      percent: money.showPercent(model.sheet.return),
      least: showFigure(showHundredths(pointOf(0, model))),
    }),
  Rules({ model }) {
    const { text, money, showFigure } = useSpoken();
    return (
      <p>
        {text('arcade.limbo.rules', {
          least: showFigure(showHundredths(TARGET_MIN)),
          most: money.showPercent(showHundredths(TARGET_MAX)),
          percent: money.showPercent(model.sheet.return),
        })}
      </p>
    );
  },
  PayTable({ model, pick, showPays }) {
    const { text, money } = useSpoken();
    const targets = [...new Set([...TABLE, pick.target])].sort((a, b) => a - b);
    const rows = targets.map((target) => ({
      what: `${money.showPercent(percentOf(chanceOf({ target }, model)))} %`,
      factor: fraction(target, 100),
    }));
    return <PayRows heading={text('arcade.limbo.chance')} rows={rows} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
