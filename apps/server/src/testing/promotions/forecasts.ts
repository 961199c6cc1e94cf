import type { Forecast, Task, WheelSector, Written } from '@parlour/contract';
import { expect } from 'vitest';
import { makeTerms } from '../../factories/promotions.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../operators.ts';
import type { TestApp } from '../test-app.ts';

export const NOTHING: WheelSector = { weight: 6, prize: { kind: 'nothing' }, stock: null, substitute: null };
export const CASH: WheelSector = {
  weight: 1,
  prize: { kind: 'cash', amount: '8.88' },
  stock: 10,
  substitute: { kind: 'points', count: 1 },
};

export const task = (about: Partial<Task>): Written => ({
  kind: 'task',
  id: null,
  task: {
    kind: 'deposit',
    target: '50.00',
    prize: { kind: 'cash', amount: '5.00' },
    isOn: true,
    order: 1,
    ...about,
  },
});
export const credit = (about: object = {}): Written => ({
  kind: 'credit',
  id: null,
  credit: { amount: '5', terms: makeTerms() },
  price: 40,
  perMember: 2,
  level: 0,
  addStock: 10,
  ...about,
});

export type Teller = Awaited<ReturnType<typeof openTeller>>;

/** An operator who asks what something may cost before it is published, for two brands. */
export async function openTeller(app: TestApp) {
  const grants = ['harbor', 'other'].map((merchantCode) => ({ role: 'content' as const, merchantCode }));
  await addOperator(app, 'teller', { grants });
  let operator: SignedIn = await signInAs(app, 'teller');
  const askAt = (of: object, merchant = 'harbor') =>
    operator.post('/ops/promotions/forecast', { of }, { merchant });
  return {
    askAt,
    async ask<Kind extends Written['kind']>(of: Written & { kind: Kind }, merchant = 'harbor') {
      const { status, value } = await askAt(of, merchant);
      expect(status).toBe(200);
      return value as Forecast & { figures: Extract<Forecast['figures'], { kind: Kind }> };
    },
    post: (path: string, body: object) => operator.post(path, body, { merchant: 'harbor' }),
    /** A session ends with its day. */
    async signInAgain() {
      operator = await signInAs(app, 'teller');
    },
  };
}
