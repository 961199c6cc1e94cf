import { z } from 'zod';
import { Text } from '../text.ts';
import type { ReportFigure } from '../values/wallet.ts';

export const Currency = z.string().regex(/^[A-Z]{3}$/);
/** Money on the wire: an exact decimal of the currency's unit. */
export const Money = z.string().regex(/^-?\d+\.\d{2,5}$/);
/** A business day of the brand, by the date it begins on; of this century, since all brands are younger. */
export const Day = z.iso.date().regex(/^20/);

/** From the member's side: deposits − withdrawals + net + bonuses + adjustments is by how much all their purses together changed. */
export const Figures = z.object({
  deposits: Money.describe('What was paid in'),
  withdrawals: Money.describe('What was paid out'),
  bets: Money.describe('Stakes, less those taken back'),
  wins: Money.describe('Wins, less those taken back'),
  bonuses: Money.describe('What was given'),
  adjustments: Money.describe('What operators corrected; below zero: to the member’s cost'),
  net: Money.describe('wins − bets, the result of play alone; below zero: lost'),
} satisfies Record<ReportFigure, typeof Money>);
export type Figures = z.infer<typeof Figures>;

const listed = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  Text.max(500)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names)));

/** Several of a list of names in a query, where everything is text: `bet,win`. */
export const several = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  listed<Names[number]>(names).optional();
