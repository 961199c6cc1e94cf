import type { RoundView } from '../../platform/calls.ts';

/** What is open above the game. */
export type Panel =
  | { kind: 'menu' | 'history' | 'info' | 'seeds' | 'auto' }
  | { kind: 'verify'; round: RoundView };
