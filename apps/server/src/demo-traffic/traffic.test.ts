import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { type AnswerOf, type ConsoleContract, MEMBER_TYPE } from '@parlour/contract';
import { MECHANIC_NAMES, type MechanicName } from '@parlour/game-rules/games';
import { readDecimal } from '@parlour/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ONBOARDING_TOKEN, startOpenArcade } from '../../../arcade/src/testing/test-arcade.ts';
import { makeBrand } from '../factories/brand.factory.ts';
import { findProject } from '../project.ts';
import { addOperator, type SignedIn, signInAs } from '../testing/operators.ts';
import { addPlayer } from '../testing/protection.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../testing/test-app.ts';
import { type Finished, NotEnoughMoney, takeSeat } from './seat.service.ts';

type Traffic = AnswerOf<ConsoleContract['demo']['traffic']>;
const WAIT = { timeout: 120_000, interval: 20 };
const merchant = 'harbor';
const reason = 'something to look at';

let app: TestApp;
let arcade: Awaited<ReturnType<typeof startOpenArcade>>;
let admin: SignedIn;
const clock = createManualClock(TEST_START_MS);

beforeAll(async () => {
  arcade = await startOpenArcade(clock);
  app = await startTestApp({
    clock,
    isDemonstration: true,
    env: { ARCADE_URL: arcade.origin, ARCADE_ONBOARDING_TOKEN: ONBOARDING_TOKEN },
    brands: [makeBrand({ merchantCode: merchant }), makeBrand({ merchantCode: 'selfmade' })],
  });
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const vendors = await app.modules.games.connectVendors({
    brand: brandOf(),
    apiUrl: arcade.origin,
    onboardingToken: ONBOARDING_TOKEN,
    by: 'machine',
    walletUrl: `${origin}/vendors/${merchant}/{vendor}`,
  });
  await app.database.transaction(async (tx) => {
    await app.modules.games.jackpot.putDemo(tx, brandOf(), 'pool');
    await app.modules.games.jackpot.joinDemo(tx, brandOf().id, vendors);
  });
  await addOperator(app, 'chief', { grants: [{ role: 'admin', merchantCode: null }] });
});
afterAll(async () => {
  await app?.close();
  await arcade?.close();
});

function brandOf(code = merchant) {
  const brand = app.modules.system.brands.ofMerchant(code);
  if (!brand) throw new Error(`there is no brand ${code}`);
  return brand;
}
const look = async () => (await admin.call('/ops/demo/traffic', { merchant })).value as Traffic;
const turn = (isOn: boolean, where = merchant) =>
  admin.post('/ops/demo/traffic', { isOn, reason }, { merchant: where });
const read = async <Value>(url: string) => (await app.server.inject({ url })).json().value as Value;

/** Moves the clock until enough rounds are over; the arcade answers in between. */
async function playOn(rounds: number): Promise<Traffic> {
  return vi.waitFor(async () => {
    app.clock.advance(SECOND_MS);
    const traffic = app.traffic.tell(brandOf());
    expect(traffic.figures?.rounds ?? 0).toBeGreaterThanOrEqual(rounds);
    return traffic;
  }, WAIT);
}

async function listBots(): Promise<{ id: string; account: string }[]> {
  const { rows } = await app.database.queries.execute(
    `select id, account from identity_member where type = ${MEMBER_TYPE.INTERNAL_DEMO} order by account`,
  );
  return rows as { id: string; account: string }[];
}

async function sumOf(kind: string): Promise<bigint> {
  const { rows } = await app.database.queries.execute(
    `select coalesce(sum(amount), 0)::int8 as sum from wallet_transfer where kind = '${kind}'`,
  );
  return (rows as { sum: bigint }[])[0]?.sum ?? 0n;
}

describe('demo traffic', () => {
  // Play takes hours of the app's time, in which an operator's session ends.
  beforeEach(async () => {
    admin = await signInAs(app, 'chief');
  });

  test('is off until it is switched on, with a reason and on record', async () => {
    expect(await look()).toMatchObject({ isOffered: true, isOn: false, figures: null });
    expect((await turn(true)).status).toBe(200);
    expect(await look()).toMatchObject({ isOn: true, isTroubled: false });
    const { rows } = await app.database.queries.execute(
      `select reason from operators_audit where action = 'demo.switch_traffic' and operator_id is not null`,
    );
    expect(rows).toEqual([{ reason }]);
  });

  test('is real play: every coin of it is in the books, and the pool of the jackpot grows by it', async () => {
    const pool = () => read<{ amount: string }>('/lgw/games/jackpot');
    const before = readDecimal((await pool()).amount) ?? 0n;
    const { figures, isTroubled } = await playOn(15);
    expect(isTroubled).toBe(false);
    expect(figures?.roundsPerMinute).toBeGreaterThan(0);
    expect((await listBots()).map(({ account }) => account)).toEqual(
      ['01', '02', '03', '04'].map((number) => `Demo ${number}`),
    );
    app.clock.advance(60 * SECOND_MS);
    await app.modules.games.jackpot.drawAll(brandOf().id);
    expect(await sumOf('jackpot_contribution')).toBeGreaterThan(0n);
    app.clock.advance(60 * SECOND_MS);
    await vi.waitFor(async () => {
      expect(readDecimal((await pool()).amount) ?? 0n).toBeGreaterThan(before);
    }, WAIT);
    const { findings } = await app.modules.wallet.checker.look(brandOf().id);
    expect(findings).toEqual([]);
  });

  test('shows on the board of winners as what it is, and in the list of what is played most', async () => {
    type Board = { list: { vo: { notAuto: boolean; customerName: string } }[] };
    app.clock.advance(60 * SECOND_MS);
    const { list } = await read<Board>('/wps/relay/GCSGAME_getRankList');
    expect(list.length).toBeGreaterThan(0);
    for (const { vo } of list) {
      expect(vo.notAuto).toBe(false);
      expect(vo.customerName).toMatch(/^Demo \d\d$/);
    }
    expect((await read<{ list: unknown[] }>('/lgw/games/popular')).list.length).toBeGreaterThan(0);
  });

  test('is in no figure about members', async () => {
    const player = await addPlayer(app, 'somebody');
    await player.submit(player.deposit(100));
    await app.modules.wallet.rollups.rollAll();
    const day = (await app.modules.system.brands.calendarOf(brandOf())).dayOf(app.clock.now());
    const daily = async () =>
      (await admin.call(`/ops/reports/daily?from=${day}&to=${day}`, { merchant })).value as {
        items: object[];
        totals: object[];
      };
    const alone = { deposits: '100.00', bets: '0.00', wins: '0.00', adjustments: '0.00', net: '0.00' };
    const expected = { items: [{ ...alone, membersActive: 0 }], totals: [alone] };
    expect(await daily()).toMatchObject(expected);
    const today = (await admin.call('/ops/reports/today', { merchant })).value as { items: object[] };
    expect(today.items).toMatchObject([{ soFar: { deposits: '100.00', bets: '0.00', membersActive: 1 } }]);
    const desk = (await admin.call('/ops/dashboard', { merchant })).value as {
      figures: { label: string; value: string }[];
    };
    const countOf = (label: string) => desk.figures.find((figure) => figure.label === label)?.value;
    const counts = ['identity.members', 'identity.members_today', 'identity.signed_in'].map(countOf);
    expect(counts).toEqual(['1', '1', '1']);
    // The same again when everything is derived from the books anew.
    await app.modules.wallet.rollups.deriveAgain(brandOf());
    expect(await daily()).toMatchObject(expected);
  });

  test('ends when it is told to: rounds are finished, and bots sign out', async () => {
    expect((await turn(false)).status).toBe(200);
    expect(await look()).toMatchObject({ isOn: false, figures: null });
    await vi.waitFor(async () => {
      app.clock.advance(SECOND_MS);
      const { rows } = await app.database.queries.execute(
        `select 1 from identity_session where ended_at is null and method = 'house'`,
      );
      expect(rows).toEqual([]);
    }, WAIT);
    const staked = await sumOf('bet');
    for (let second = 0; second < 30; second += 1) {
      app.clock.advance(SECOND_MS);
      await sleep(5);
    }
    expect(await sumOf('bet')).toBe(staked);
    admin = await signInAs(app, 'chief');
    await turn(true);
    await playOn(3);
    await turn(false);
  });

  test('is refused where it does not belong', async () => {
    const refused = await turn(true, 'selfmade');
    expect([refused.status, refused.code]).toEqual([409, 'not_a_demonstration']);
    const elsewhere = await startTestApp();
    await addOperator(elsewhere, 'chief', { grants: [{ role: 'admin', merchantCode: null }] });
    const other = await signInAs(elsewhere, 'chief');
    const asked = await other.post('/ops/demo/traffic', { isOn: true, reason }, { merchant });
    expect([asked.status, asked.code]).toEqual([409, 'not_a_demonstration']);
    const state = (await other.call('/ops/demo/traffic', { merchant })).value as Traffic;
    expect(state).toMatchObject({ isOffered: false, isOn: false });
    elsewhere.traffic.startAll();
    expect(((await other.call('/ops/demo/traffic', { merchant })).value as Traffic).isOn).toBe(false);
    await elsewhere.close();
  });

  test('bots sign in nowhere by themselves, and no operator makes one or changes it', async () => {
    const [bot] = await listBots();
    const member = { id: bot?.id, reason };
    const post = async (path: string, body: object) => (await admin.post(path, body, { merchant })).code;
    expect(await post('/ops/member/password/reset', member)).toBe('not_permitted');
    expect(await post('/ops/member/type', { ...member, type: 0, isAgentOnly: false })).toBe('not_permitted');
    const person = await addPlayer(app, 'person');
    const wish = { id: person.id, reason, type: MEMBER_TYPE.INTERNAL_DEMO, isAgentOnly: false };
    expect(await post('/ops/member/type', wish)).toBe('not_permitted');
  });
});

describe('a bot', () => {
  const titles = JSON.parse(
    readFileSync(
      join(findProject(import.meta.dirname).root, 'apps/arcade/src/catalogue/generated/titles.json'),
      'utf8',
    ),
  ) as Record<string, { studio: string; mechanic: string; table?: unknown }>;

  async function sitAt(mechanic: MechanicName, { isShared }: { isShared?: true } = {}) {
    const number = 99 - MECHANIC_NAMES.indexOf(mechanic);
    const [gameCode, { studio }] = Object.entries(titles).find(
      ([, title]) => title.mechanic === mechanic && (!isShared || title.table),
    ) as [string, { studio: string }];
    const { demoBots } = app.modules.identity;
    const { id } = await demoBots.put(brandOf(), `Demo ${number}`);
    const { token, cookie } = await demoBots.signIn(brandOf(), id);
    const title = (await app.modules.games.catalogue.of(brandOf().id)).byNodeId.get(`${studio}.${gameCode}`);
    const { value } = (
      await app.server.inject({
        url: `/wps/game/launchGame?gameCategory=${title?.category}&vendor=${studio}&gameId=${gameCode}`,
        headers: { merchant, authorization: `Bearer ${token}`, cookie: `parlour_session=${cookie}` },
      })
    ).json() as { value: { url: string } };
    const finished: Finished[] = [];
    let choices = 0;
    // Different choices in turn, and the same ones in every run.
    const chance = (limit: number) => (choices++ * 7) % limit;
    const seat = await takeSeat(value.url, {
      clock: app.clock,
      chance,
      onFinished: (round) => void finished.push(round),
    });
    const act = () =>
      seat.act().catch(async (error) => {
        if (!(error instanceof NotEnoughMoney)) throw error;
        const member = { brandId: brandOf().id, memberId: id };
        await app.database.transaction((tx) =>
          app.modules.wallet.funding.giveDemoMoney(tx, member, { currency: 'CNY', units: 500n }),
        );
        return 0;
      });
    /** Until it has come to this, at the bot's own pace. */
    async function playUntil(isReached: () => boolean): Promise<void> {
      const giveUpAt = performance.now() + WAIT.timeout;
      while (!isReached() && performance.now() < giveUpAt) {
        clock.advance(await act());
        // What fell due is done in between.
        await sleep(1);
      }
    }
    return { seat, finished, playUntil };
  }

  test.each(MECHANIC_NAMES)('plays %s to the end of a round', async (mechanic) => {
    const { finished, playUntil } = await sitAt(mechanic);
    await playUntil(() => finished.length > 0);
    expect(finished).toHaveLength(1);
    expect(finished[0]?.staked).toBeGreaterThan(0n);
  });

  test('goes on after a round that was taken back, since its table stood still', async () => {
    const { seat, finished, playUntil } = await sitAt('roulette', { isShared: true });
    await playUntil(seat.hasOpenRound);
    clock.advance(10 * 60 * SECOND_MS);
    await playUntil(() => !seat.hasOpenRound());
    expect(seat.hasOpenRound()).toBe(false);
    expect(finished).toEqual([]);
    await playUntil(() => finished.length > 0);
    expect(finished).toHaveLength(1);
  });
});
