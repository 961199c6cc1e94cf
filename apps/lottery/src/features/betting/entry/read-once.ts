import type { Play, Reading } from '@parlour/lottery-rules';
import { type Draft, readDraft } from '../bet.rules.ts';

const readings = new WeakMap<Draft, Reading>();

/** What a draft of a play amounts to. Where it is typed and where it is counted ask alike: the lines are read once. */
export function readOnce(play: Play, draft: Draft): Reading {
  const reading = readings.get(draft) ?? readDraft(play, draft);
  readings.set(draft, reading);
  return reading;
}
