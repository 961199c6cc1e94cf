import { type Fraction, fraction, toDecimal } from '@parlour/exact';
import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { costOf, mostOf, readSlotPick, type SlotPick } from '@parlour/game-rules/slots/pick';
import type { SlotSeen } from '@parlour/game-rules/slots/seen';
import { arcadeSlotsTexts } from '@parlour/texts/load/arcade-slots';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { wornTheme } from '../platform/look.ts';
import { useMoney } from '../platform/texts.tsx';
import { SlotPays, SlotRules } from './lazy-info.ts';
import { SlotStage } from './SlotStage.tsx';
import { lengthOf, scenesOf } from './timeline/scenes.rules.ts';
import { explainSlots, tellRound } from './words.ts';

const DECIMALS = 2;

const page: MechanicPage<SlotsModel, SlotPick, never, SlotSeen> = {
  rules: { readPick: readSlotPick, readStep: () => null, most: mostOf },
  texts: [arcadeSlotsTexts],
  firstPick: () => ({}),
  units: ({ buy }, model) => (buy ? model.buy.price : 1),
  volatility: ({ figures }) => figures.volatility,
  actionLabel: 'arcade.slots.spin',
  actionShape: 'round',
  isStageWhole: true,
  motionMs: ({ seen }, pace, model) => lengthOf(scenesOf(seen, model, pace)),
  endsAuto: ({ spins }) => spins.some(({ kind }) => kind === 'free' || kind === 'respin'),
  Stage: SlotStage,
  tell: (spoken, { seen, model }) => tellRound(spoken, seen, { theme: wornTheme(), model }),
  Row({ pick, seen, model }) {
    return <>{showTimes(useMoney().showPercent, fraction(seen.total, costOf(pick, model)))}</>;
  },
  explain: explainSlots,
  Rules: SlotRules,
  PayTable: SlotPays,
};

function showTimes(showFigure: (figure: string) => string, won: Fraction): string {
  return `×${showFigure(toDecimal(won, DECIMALS))}`;
}

export default defineMechanicPage(page);
