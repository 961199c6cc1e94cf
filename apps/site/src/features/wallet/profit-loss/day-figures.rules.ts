import { REPORT_FIGURES, type ReportFigure } from '@parlour/contract/values/wallet';
import { amountOf } from '@parlour/money';

/** Whether anything happened: wins and stakes may cancel out and still count. */
export function hasMoved(figures: Readonly<Record<ReportFigure, string>>): boolean {
  return REPORT_FIGURES.some((figure) => amountOf(figures[figure]) !== 0n);
}
