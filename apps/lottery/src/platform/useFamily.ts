import type { LotteryFamily } from '@parlour/contract/values/lottery';
import type { Family } from '@parlour/lottery-rules';
import { use } from 'react';
import { rulesOf } from './rules.ts';

/** The rules of the lottery in sight; suspends until they are loaded. */
export const useFamily = (id: LotteryFamily): Family => use(rulesOf(id));
