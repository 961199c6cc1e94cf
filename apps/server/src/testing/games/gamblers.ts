import { randomUUID } from 'node:crypto';
import { addMember } from '../members.ts';
import type { TestApp } from '../test-app.ts';
import { type TestVendor, UNIT } from './vendor.ts';
import type { ModelCall } from './vendor-model.ts';

/** Somebody with money and a token for a title. */
export async function addGambler(
  app: TestApp,
  vendor: TestVendor,
  account: string,
  { units = 1_000n, gameCode = 'dice', currency = 'CNY' } = {},
) {
  const { id } = await addMember(app, account, { merchant: vendor.merchant });
  await vendor.fund(id, units, currency);
  return { id, token: await vendor.openSession(id, { gameCode, currency }) };
}

export const betOf = (user: string, about: Partial<ModelCall> = {}): ModelCall => ({
  kind: 'bet',
  id: randomUUID(),
  user,
  game: 'dice',
  round: randomUUID(),
  closes: false,
  amount: 10n * UNIT,
  about: null,
  ...about,
});
export const winOf = (bet: ModelCall, about: Partial<ModelCall> = {}): ModelCall => ({
  ...bet,
  kind: 'win',
  id: randomUUID(),
  about: bet.id,
  ...about,
});
export const rollbackOf = (of: ModelCall): ModelCall => ({ ...winOf(of), kind: 'rollback', amount: 0n });
