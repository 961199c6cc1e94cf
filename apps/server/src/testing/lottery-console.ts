import type { LotterySetup, OperatorIssue, OperatorLottery } from '@parlour/contract';
import { addOperator, type SignedIn, signInAs } from './operators.ts';
import type { TestApp } from './test-app.ts';

export const merchant = 'harbor';
export const reason = 'for a test';

/** Two operators who may set lotteries up and void issues, and what they do at the console. */
export async function openLotteryDesk(app: TestApp, shift = '') {
  const names = [`first${shift}`, `second${shift}`] as const;
  for (const name of names)
    await addOperator(app, name, { grants: [{ role: 'risk', merchantCode: merchant }] });
  const first = await signInAs(app, names[0]);
  const second = await signInAs(app, names[1]);

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
    async save(about: Partial<LotterySetup>, said: { version?: number; from?: number } = {}) {
      const { code, ...now } = await lottery(about.code);
      const body = { setup: { ...now.setup, ...about, code }, version: now.version, ...said, reason };
      app.clock.advance(1);
      return first.call('/ops/lottery', { method: 'PUT', body, merchant });
    },

    async withdraw(by: SignedIn = first) {
      const { code, version } = await lottery();
      app.clock.advance(1);
      return by.post('/ops/lottery/withdraw', { code, version, reason }, { merchant });
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
