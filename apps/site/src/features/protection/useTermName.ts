import type { ExclusionTerm } from '@parlour/contract/values/protection';
import { useProtectionText } from './protection-text.ts';

const LENGTHS = {
  h: 'protection.term.hours',
  d: 'protection.term.days',
  m: 'protection.term.months',
  y: 'protection.term.years',
} as const;

/** A term as people say it: the code is a count and its unit, or for ever. */
export function useTermName() {
  const text = useProtectionText();
  return (term: ExclusionTerm): string =>
    term === 'forever'
      ? text('protection.term.forever')
      : text(LENGTHS[term.slice(-1) as keyof typeof LENGTHS], { count: Number.parseInt(term, 10) });
}
