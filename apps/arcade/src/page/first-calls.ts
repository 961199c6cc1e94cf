import { askFirst } from './platform/ask-first.ts';
import { readBoot } from './platform/boot.ts';
import { createCalls } from './platform/calls.ts';

/**
 * A script of its own, so small that the first answers are on their way while everything else is still being loaded.
 * Replays and games between people ask for other things.
 */
export const boot = readBoot();
export const calls = createCalls(boot);
export const firstAnswers = boot.isReplay || boot.isPvp ? null : askFirst(calls);
// Whoever opens the game is told; nobody listens yet.
firstAnswers?.catch(() => {});
