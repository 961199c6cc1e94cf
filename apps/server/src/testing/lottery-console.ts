import type { LotterySetup, OperatorIssue, OperatorLottery } from '@parlour/contract';
import { addOperator, type SignedIn, signInAs } from './operators.ts';
import type { TestApp } from './test-app.ts';

export const merchant = 'harbor';
export const reason = 'for a test';

/** Two operators who may set lotteries up and void issues, and what they do at the console. */
export async function openLotteryDesk(app: TestApp) {
  for (const name of ['first', 'second'])
    await addOperator(app, name, { grants: [{ role: 'risk', merchantCode: merchant }] });
  const first = await signInAs(app, 'first');
  const second = await signInAs(app, 'second');

  const get = async <Value>(path: string, by: SignedIn = first): Promise<Value> =>
    (await by.call(path, { merchant })).value as Value;
  const lottery = async (code = 'HM1') =>
    (await get<{ lottery: OperatorLottery }>(`/ops/lottery?code=${code}`)).lottery;

  return {
    first,
    second,
    get,
    lottery,

    /** Sends a setup: the present one but for what is said. */
    async save(about: Partial<LotterySetup>, version?: number) {
      const now = await lottery();
      const body = { setup: { ...now.setup, ...about }, version: version ?? now.version, reason };
      app.clock.advance(1);
      return first.call('/ops/lottery', { method: 'PUT', body, merchant });
    },

    approve(approvalId: string, by: SignedIn = second) {
      app.clock.advance(1);
      return by.post('/ops/approval/decide', { id: approvalId, decision: 'approve', reason: 'seen' });
    },

    askVoid(numero: string, by: SignedIn = first) {
      app.clock.advance(1);
      return by.post('/ops/lottery/issue/void', { game: 'HM1', numero, reason }, { merchant });
    },

    issue: async (numero: string) =>
      (await get<{ issue: OperatorIssue }>(`/ops/lottery/issue?game=HM1&numero=${numero}`)).issue,
  };
}
