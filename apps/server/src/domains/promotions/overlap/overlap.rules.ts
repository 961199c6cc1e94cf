import type { OverlapSign } from '@parlour/contract';

const REFUSING: readonly OverlapSign[] = ['payee', 'card', 'document'];

/** What signs of one person behind two accounts lead to; an operator's word goes before a browser. */
export function verdictOn(signs: readonly OverlapSign[], isApproved: boolean): 'give' | 'review' | 'refuse' {
  if (signs.some((sign) => REFUSING.includes(sign))) return 'refuse';
  return signs.includes('browser') && !isApproved ? 'review' : 'give';
}
