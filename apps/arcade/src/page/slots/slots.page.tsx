import { type Fraction, fraction, toDecimal } from '@parlour/exact';
import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { costOf, mostOf, readSlotPick, type SlotPick } from '@parlour/game-rules/slots/pick';
import type { SlotSeen } from '@parlour/game-rules/slots/seen';
import { lazy } from 'react';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { wornTheme } from '../platform/look.ts';
import { useMoney } from '../platform/texts.tsx';
import { SlotStage } from './SlotStage.tsx';
import { lengthOf, scenesOf } from './timeline/scenes.rules.ts';
import { explainSlots, tellRound } from './words.ts';

const DECIMALS = 2;

const page: MechanicPage<SlotsModel, SlotPick, never, SlotSeen> = {
  rules: { readPick: readSlotPick, readStep: () => null, most: mostOf },
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
  // Only who opens them loads them.
  Rules: lazy(async () => ({ default: (await import('./info/on-request.ts')).SlotRules })),
  PayTable: lazy(async () => ({ default: (await import('./info/on-request.ts')).SlotPays })),
};

function showTimes(showFigure: (figure: string) => string, won: Fraction): string {
  return `×${showFigure(toDecimal(won, DECIMALS))}`;
}

export default defineMechanicPage(page);
