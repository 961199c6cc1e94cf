import type { Figures } from '@parlour/contract';
import { POSITION_DAYS } from '@parlour/contract/values/protection.rules';
import { amountOf, writeDecimal } from '@parlour/money';
import type { Brand } from '../../tenancy/brand.ts';
import { type ProtectedMember, protectedMember } from './guard-changes.service.ts';

/** What the wallet says of a member by business day, the last one today. */
export type DailyFigures = (
  brand: Brand,
  member: ProtectedMember,
  days: number,
) => Promise<readonly ({ day: string } & Figures)[]>;
export type Positions = ReturnType<typeof createPositions>;

const FIGURES = ['deposits', 'withdrawals', 'bets', 'wins', 'net'] as const;

/** What play cost a member lately, for them to see without having asked for a report. */
export function createPositions(dailyFigures: DailyFigures) {
  return {
    async read(brand: Brand, memberId: string) {
      const member = protectedMember(brand, memberId);
      const days = await dailyFigures(brand, member, Math.max(...POSITION_DAYS));
      return {
        currency: member.currency,
        spans: POSITION_DAYS.map((count) => {
          const lately = days.slice(-count);
          return {
            days: count,
            from: lately[0]?.day ?? '',
            to: lately.at(-1)?.day ?? '',
            ...sumUp(lately),
          };
        }),
      };
    },
  };
}

function sumUp(days: readonly Figures[]): Record<(typeof FIGURES)[number], string> {
  const sumOf = (figure: (typeof FIGURES)[number]) =>
    writeDecimal(days.reduce((sum, day) => sum + amountOf(day[figure]), 0n));
  return Object.fromEntries(FIGURES.map((figure) => [figure, sumOf(figure)])) as Record<
    (typeof FIGURES)[number],
    string
  >;
}
