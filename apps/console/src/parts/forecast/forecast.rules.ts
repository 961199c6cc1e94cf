import type { ConsoleClient } from '@parlour/client/console';
import { readDecimal } from '@parlour/money';

export type Forecast = Awaited<ReturnType<ConsoleClient['promotions']['promotionForecast']>>;
export type Figures = Forecast['figures'];
export type FiguresOf<Kind extends Figures['kind']> = Extract<Figures, { kind: Kind }>;
export type Written = Parameters<ConsoleClient['promotions']['promotionForecast']>[0]['body']['of'];

/** Whether one exact decimal is above another. */
export const isAbove = (one: string, other: string): boolean =>
  (readDecimal(one) ?? 0n) > (readDecimal(other) ?? 0n);
