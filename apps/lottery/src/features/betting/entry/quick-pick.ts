import type { Play } from '@parlour/lottery-rules';
import type { Draft } from '../bet.rules.ts';
import { pickBelowWith, quickPick } from './quick-pick.rules.ts';

const pickBelow = pickBelowWith(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** A random selection of one bet, from the random numbers of the device. */
export const quickPickOnDevice = (play: Play): Draft => quickPick(play, pickBelow);
