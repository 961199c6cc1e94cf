import type { Play, Refusal } from '@parlour/lottery-rules';
import { describeRow } from '@parlour/texts/lottery-plays';
import { usePlayText, useText } from '../../../platform/texts.ts';

/** What is wrong with a selection, and where: the line, the row or the entry by name. */
export function useRefusalWords(play: Play): (refusal: Refusal) => string {
  const text = useText();
  const playText = usePlayText();
  return ({ code, row, line, entry = '', limit = 0 }) => {
    const reason = text(`lotto.wrong.${code}`, { entry, limit });
    if (line !== undefined) return text('lotto.wrong.line', { line: line + 1, entry, reason });
    const rowName = row === undefined ? null : describeRow(play, row, playText);
    return rowName ? text('lotto.wrong.row', { row: rowName, reason }) : reason;
  };
}
