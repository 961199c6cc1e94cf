import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { NewFreeRounds } from '../../domains/games/free-rounds/free-rounds.ts';
import type { TestApp } from '../test-app.ts';
import { addGambler, betOf, winOf } from './gamblers.ts';
import { bodyOf, type TestVendor, UNIT } from './vendor.ts';
import type { ModelCall } from './vendor-model.ts';

/** Somebody who may play ten rounds of two each for nothing, unless told otherwise. */
export async function addFreePlayer(
  app: TestApp,
  vendor: TestVendor,
  account: string,
  about: Partial<NewFreeRounds> = {},
) {
  const { id: memberId, token } = await addGambler(app, vendor, account, { units: 100n });
  const terms: NewFreeRounds = {
    brandId: vendor.brand.id,
    id: randomUUID(),
    memberId,
    vendor: vendor.code,
    gameCode: 'dice',
    currency: 'CNY',
    value: 2n * UNIT,
    count: 10,
    endsAt: new Date(app.clock.now() + DAY_MS),
    ...about,
  };
  const { freeRounds } = app.modules.games;
  const grant = () => app.database.transaction((tx) => freeRounds.grant(tx, terms));
  await grant();
  const free = { is_free: true, reward_uuid: terms.id };
  return {
    memberId,
    token,
    terms,
    grant,
    row: async () => {
      const row = await freeRounds.find(terms);
      if (!row) throw new Error('no free rounds');
      return { ...row, state: freeRounds.stateOf(row) };
    },
    balance: () => vendor.balanceOf(memberId),
    bet: (more: Partial<ModelCall> = {}) => betOf(memberId, { amount: terms.value, ...more }),
    /** A call of the vendor's as part of the free rounds. */
    send: (call: ModelCall, fields: object = free) =>
      vendor.call(call.kind, { ...bodyOf(call, { token, currency: 'CNY' }), ...fields }),
    won: async () => (await freeRounds.wonWith(terms.brandId, [terms.id])).get(terms.id) ?? 0n,
    /** A whole round, with what it wins. */
    async playFree(wins = 0n) {
      const bet = this.bet();
      const answers = [
        await this.send(bet),
        await this.send(winOf(bet, { amount: wins * UNIT, closes: true })),
      ];
      return answers.map(({ status }) => status);
    },
  };
}
export type FreePlayer = Awaited<ReturnType<typeof addFreePlayer>>;
