import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { type Jackpot, startJackpot } from '../../../testing/games/jackpot.ts';
import { type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import type { ModelCall } from '../../../testing/games/vendor-model.ts';
import { addMember } from '../../../testing/members.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** One in 10^10 parts: a stake of a million units contributes all of them, so it wins for certain. */
const SURE = { contributionPpm: 100_000, oddsDigits: 10 };
let jackpot: Jackpot;
let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  jackpot = await startJackpot(SURE);
  ({ app, vendor } = jackpot);
});
afterAll(() => app.close());

describe('winners', () => {
  type Entry = {
    vo: { notAuto: boolean; customerName: string; gameName: string; winAmount: string; iconUrl: string };
    vendor: string;
    gameId: string;
    nodeId: string;
    isJackpot: boolean;
  };
  const board = async (query = '') => {
    app.clock.advance(60_000);
    // The first reader after a quiet time gets what is true now.
    return (await jackpot.get<{ list: Entry[] }>(`/wps/relay/GCSGAME_getRankList${query}`)).list;
  };
  const win = async (
    player: { id: string; token: string },
    amount: bigint,
    about: Partial<ModelCall> = {},
  ) => {
    const bet = betOf(player.id, about);
    app.clock.advance(1);
    await vendor.play(bet, { token: player.token });
    const won = winOf(bet, { amount });
    await vendor.play(won, { token: player.token });
    return won;
  };

  test('are real wins that stand, the newest first, with masked names', async () => {
    const lucky = await jackpot.gambler({ units: 1_000_000n });
    await vendor.play(betOf(lucky.id, { amount: 1_000_000n * UNIT }), { token: lucky.token });
    await jackpot.drawSettled();
    const { id } = await addMember(app, 'abigail9');
    await vendor.fund(id, 1_000n);
    const player = { id, token: await vendor.openSession(id) };
    await win(player, 5n * UNIT);
    await win(player, 7n * UNIT);
    const back = await win(player, 9n * UNIT);
    await vendor.play(rollbackOf(back), { token: player.token });
    const trial = await jackpot.gambler({ currency: 'XXX' });
    const bet = betOf(trial.id);
    await vendor.play(bet, { token: trial.token, currency: 'XXX' });
    await vendor.play(winOf(bet, { amount: 999n * UNIT }), { token: trial.token, currency: 'XXX' });
    const [newest, second, third] = await board();
    expect(newest).toMatchObject({
      vo: {
        notAuto: true,
        customerName: 'ab***9',
        gameName: 'Dice',
        winAmount: '7.00',
        iconUrl: 'https://studio.example/dice.webp',
      },
      vendor: 'STUDIO',
      gameId: 'dice',
      nodeId: 'STUDIO.dice',
      isJackpot: false,
    });
    expect(second?.vo.winAmount).toBe('5.00');
    expect(third?.isJackpot).toBe(true);
  });

  test('are told by category, as many as are asked for and no more than a hundred', async () => {
    const table = await jackpot.gambler({ gameCode: 'poker' });
    await win(table, 3n * UNIT, { game: 'poker' });
    await expect
      .poll(async () => (await board('?gameCategory=PVP')).map(({ nodeId }) => nodeId))
      .toEqual(['STUDIO.poker']);
    expect(await board('?limitNum=1')).toHaveLength(1);
    expect((await jackpot.call('/wps/relay/GCSGAME_getRankList?limitNum=101')).status).toBe(400);
  });
});
