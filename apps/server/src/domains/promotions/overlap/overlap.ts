/** Overlap: signs that one person is behind several accounts, and what they lead to. */

export { verdictOn } from './overlap.rules.ts';
export { createOverlapSigns, type OverlapSigns } from './overlap.service.ts';
