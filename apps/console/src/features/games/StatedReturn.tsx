import { useText } from '../../platform/texts.tsx';
import { statedReturn } from './games.rules.ts';

/** The return a vendor states: one figure, from the least to the highest, or the highest alone where choices decide. */
export function StatedReturn({ least, highest }: { least: string | null; highest: string | null }) {
  const text = useText();
  const stated = statedReturn({ least, highest });
  if (stated === null) return '–';
  if (stated.kind === 'range') return text('games.percent.range', stated);
  return text(stated.kind === 'upTo' ? 'games.percent.upTo' : 'games.percent', { value: stated.value });
}
