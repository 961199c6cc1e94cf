import {
  type CrashModel,
  type CrashPick,
  type CrashSeen,
  type CrashStep,
  chanceOf,
  crash,
  TARGET_MAX,
  TARGET_MIN,
} from '@parlour/game-rules/crash';
import { arcadeCrashTexts } from '@parlour/texts/load/arcade-crash';
import { ChanceRows } from '../controls/ChanceRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { CrashAction } from './CrashAction.tsx';
import { CrashControls, FIRST_TARGET } from './CrashControls.tsx';
import { CrashReplay, flightMsOf } from './CrashReplay.tsx';
import { CrashStage } from './CrashStage.tsx';
import { showTimes } from './crash-props.ts';
import { Fairness } from './Fairness.tsx';

type CrashPage = MechanicPage<CrashModel, CrashPick, CrashStep, CrashSeen>;

/** The targets of which the pay table tells. */
const TABLE = [TARGET_MIN, 150, FIRST_TARGET, 1_000, 10_000, TARGET_MAX];

const page: CrashPage = {
  rules: crash,
  texts: [arcadeCrashTexts],
  firstPick: () => ({ target: null }),
  actionLabel: 'arcade.crash.bet',
  actionShape: 'wide',
  isPastOnStage: true,
  winPlace: 'head',
  // The flight moves by itself; what the service answers is shown at once.
  motionMs: () => 0,
  Stage: CrashStage,
  replay: { Stage: CrashReplay, motionMs: flightMsOf },
  Controls: CrashControls,
  Action: CrashAction,
  Fairness,
  tell(spoken, { seen: { stoppedAt, point } }) {
    if (stoppedAt !== null) return spoken.text('arcade.crash.cashed', { at: showTimes(spoken, stoppedAt) });
    return point === null
      ? spoken.text('arcade.crash.aboard')
      : spoken.text('arcade.crash.ended', { point: showTimes(spoken, point) });
  },
  Row({ seen: { stoppedAt, point } }) {
    const spoken = useSpoken();
    const shown = stoppedAt ?? point;
    return shown === null ? '–' : showTimes(spoken, shown);
  },
  explain: (spoken, model) =>
    spoken.text('arcade.crash.explain', {
      percent: spoken.money.showPercent(model.sheet.return),
      most: showTimes(spoken, TARGET_MAX),
    }),
  Rules({ model }) {
    const spoken = useSpoken();
    const { text, money } = spoken;
    return (
      <>
        <p>{text('arcade.crash.rules', { most: showTimes(spoken, TARGET_MAX) })}</p>
        <p>{text('arcade.crash.rulesStop', { percent: money.showPercent(model.sheet.return) })}</p>
      </>
    );
  },
  PayTable({ model, pick, showPays }) {
    const targets = [...new Set([...TABLE, pick.target ?? FIRST_TARGET])].sort((a, b) => a - b);
    const multiples = targets.map((target) => ({ hundredths: target, chance: chanceOf({ target }, model) }));
    return <ChanceRows heading={useText()('arcade.crash.chance')} {...{ multiples, showPays }} />;
  },
};

export default defineMechanicPage(page);
