import type { CrashModel, CrashPick, CrashSeen, CrashStep } from '@parlour/game-rules/crash';
import { amountOf } from '@parlour/money';
import { showHundredths } from '../controls/hundredths.ts';
import type { PlayProps } from '../game/mechanic-page.ts';
import type { Spoken } from '../platform/texts.tsx';

export type CrashProps = PlayProps<CrashModel, CrashPick, CrashStep, CrashSeen>;

/** Hundredths as the player reads them: `×2.31`. */
export function showTimes({ money }: Pick<Spoken, 'money'>, hundredths: number): string {
  return `×${money.formatAmount(amountOf(showHundredths(hundredths)), { digits: 2 })}`;
}
