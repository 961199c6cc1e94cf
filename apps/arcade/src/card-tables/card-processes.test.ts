import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mortals, startMortals } from '../testing/mortals.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  CARD_TITLE,
  type CardPage,
  lookOn,
  openCards,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';
import { findCardTable } from './card-tables.repo.ts';
import { findHand } from './hands.repo.ts';

const OTHERS = [
  { game_code: 'night-market-tien-len', studio: 'LANTERNWORKS', mechanic: 'tien-len' },
  { game_code: 'mahjong-alley-big-two', studio: 'LANTERNWORKS', mechanic: 'big-two' },
  { game_code: 'spice-bazaar-teen-patti', studio: 'VESPER', mechanic: 'teen-patti' },
].map((title) => ({ ...title, stake: { quick: '2.00', buyIn: '400.00' }, apart: 5 }));

describe('two processes', () => {
  let owner: TestArcade;
  let first: TestArcade;
  let second: TestArcade;
  beforeAll(async () => {
    owner = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  });
  afterAll(() => owner.close());
  beforeEach(async () => {
    first = await startTestArcade({ beside: owner, ...BEHIND_PROXY });
    second = await startTestArcade({ beside: owner, ...BEHIND_PROXY });
  });
  afterEach(async () => {
    await second.close();
    await first.close();
  });

  test('run one table between them: each thing is done once, and both tell of it', async () => {
    const balance = owner.wallet.balance();
    const pages = await seatPlayers(first, 3);
    const [here, there] = pages as [CardPage, CardPage, CardPage];
    await there.watch(here.view().table.id, second);
    const both = {
      ...first,
      cardTables: {
        ...first.cardTables,
        look: async () => Math.min(...(await Promise.all([lookOn(first), lookOn(second)]))),
      },
    };
    await playUntil(both, pages, {
      isSo: () => (there.view().hand?.number ?? 0) >= 3 && there.view().hand?.phase === 'over',
    });
    await lookOn(first);
    expect(here.view().hand).toMatchObject({ id: there.view().hand?.id, phase: 'over' });
    for (const page of pages) await page.leave();
    await Promise.all([first.cardTables.rest(), second.cardTables.rest()]);
    const { rows } = await owner.database.queries.execute(
      sql`select sum(rake)::text as rake, count(*)::text as hands, max(number)::text as highest from arcade_card_hand`,
    );
    const { rake, hands, highest } = rows[0] as { rake: string; hands: string; highest: string };
    expect(hands).toBe(highest);
    expect(owner.wallet.balance()).toBe(balance - BigInt(rake));
  });

  test('take one action between them, whichever of two tabs was first', async () => {
    const pages = await seatPlayers(first, 2);
    await playUntil(first, pages, { isSo: () => pages[0]?.view().hand?.phase === 'playing' });
    const { turn, actions } = pages[0]?.view().hand ?? {};
    const page = pages.find((each) => each.view().you === turn?.seat) as CardPage;
    const tab = await openCards(second, { user: page.user });
    await tab.watch(page.view().table.id);
    const answers = await Promise.all([
      page.act({ kind: 'call' }, actions),
      tab.act({ kind: 'fold' }, actions),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await lookOn(second);
    expect(tab.view().hand?.actions).toBe((actions ?? 0) + 1);
    for (const each of pages) await each.leave();
  });
});

describe('a process that is killed', () => {
  let mortals: Mortals;
  beforeAll(async () => {
    mortals = await startMortals(BEHIND_PROXY);
  });
  afterAll(() => mortals.close());

  const FATAL = 500;
  /**
   * Hold'em every day after every third deed, with SCALE after each; the others with SCALE, after every fifth: where money
   * moves they are the same.
   */
  const KILLED = [
    { ...CARD_TITLE, stake: { quick: '2.00', buyIn: '100.00' }, apart: SCALE > 1 ? 1 : 3 },
    ...(SCALE > 1 ? OTHERS : []),
  ];
  type Killed = (typeof KILLED)[number];

  /** A page that asks whichever process is alive. */
  async function openMortal({ game_code, studio }: Killed, address: string) {
    const user = randomUUID();
    const { bearer } = await mortals.survive((arcade) => arcade.open({ user, game_code }, studio));
    const headers = { ...bearer, 'x-forwarded-for': address };
    const post = (path: string, sent: object) =>
      mortals.survive(async (arcade) => {
        const answer = await arcade.post(`/api/card-tables${path}`, JSON.stringify(sent), headers);
        if (answer.status === FATAL) throw new Error(`${path} failed`);
        return answer;
      });
    const sitting = () =>
      mortals.survive(async ({ server }) => {
        const answer = await server.inject({ url: '/api/card-tables', headers });
        if (answer.statusCode === FATAL) throw new Error('the lobby failed');
        return answer.json().sitting as { id: string; tableId: string; seat: number } | null;
      });
    return { post, sitting };
  }
  type Mortal = Awaited<ReturnType<typeof openMortal>>;
  const look = () => mortals.survive((arcade) => lookOn(arcade));

  /** Until it sits: what a dead process began is taken back first. */
  async function sitDown({ post, sitting }: Mortal, stake: Killed['stake']) {
    const ids: string[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const sittingId = ids.at(-1) ?? randomUUID();
      if (ids.length === 0) ids.push(sittingId);
      const { status, body } = await post('/seats', { sittingId, ...stake });
      if (status === 200)
        return { ids, seat: (await sitting()) as NonNullable<Awaited<ReturnType<typeof sitting>>> };
      await mortals.recover();
      await look();
      if (body.error !== 'round_running') ids.push(randomUUID());
    }
    throw new Error('nobody can sit down');
  }

  /** Hands of earlier turns of the test, at the same table. */
  const done = new Set<string>();

  async function playOne(tableId: string, at: Map<number, Mortal>, { mechanic }: Killed): Promise<void> {
    const { queries } = mortals.database;
    for (let tries = 0; tries < 400; tries += 1) {
      const dueMs = await look();
      const handId = (await findCardTable(queries, tableId))?.handId;
      const hand = handId ? await findHand(queries, handId) : undefined;
      if (hand?.phase === 'over' && !done.has(hand.id)) return void done.add(hand.id);
      const turn = at.get(hand?.turn ?? -1);
      if (hand?.phase === 'seeding')
        for (const [seat, { post }] of at) await post(`/hands/${handId}/seed`, { seed: `seed-${seat}` });
      // In the other games nobody does anything, and it is done for them when their time is over.
      else if (turn && mechanic === 'holdem')
        await turn.post(`/hands/${handId}/actions`, {
          index: hand?.actions,
          // Nobody bets, and the hands are compared.
          action: { kind: hand?.actions === 0 ? 'call' : 'check' },
        });
      if (!hand || hand.phase === 'void' || !turn || mechanic !== 'holdem') mortals.clock.advance(dueMs);
    }
    throw new Error('the hand never ended');
  }

  test.each(KILLED)(
    'after any of its deeds at $mechanic loses nothing: another goes on, and every wallet has what it is owed',
    async (killed) => {
      let deeds = 1;
      for (; deeds < 400; deeds += killed.apart) {
        const balance = mortals.wallet.balance();
        const pages = [await openMortal(killed, '198.51.100.1'), await openMortal(killed, '198.51.100.2')];
        mortals.killAfter(deeds);
        const ids: string[] = [];
        const at = new Map<number, Mortal>();
        let tableId = '';
        for (const page of pages) {
          const sat = await sitDown(page, killed.stake);
          ids.push(...sat.ids);
          at.set(sat.seat.seat, page);
          tableId = sat.seat.tableId;
        }
        await playOne(tableId, at, killed);
        for (const { post, sitting } of pages) {
          await post('/sitting/leave', {});
          for (let tries = 0; (await sitting()) !== null; tries += 1) {
            if (tries > 20) throw new Error('nobody can leave');
            mortals.clock.advance(await look());
          }
        }
        await mortals.survive((arcade) => arcade.cardTables.rest());
        await mortals.recover();
        const wasKilled = mortals.spare();
        await assertSettled(ids, { tableId, balance, buyIn: amountOf(killed.stake.buyIn) });
        if (!wasKilled) break;
      }
      // There was nothing left to kill it after.
      expect(deeds).toBeGreaterThan(20);
      expect(deeds).toBeLessThan(400);
    },
    900_000,
  );

  async function assertSettled(
    ids: string[],
    { tableId, balance, buyIn }: { tableId: string; balance: bigint; buyIn: bigint },
  ) {
    const { queries } = mortals.database;
    const { rows } = await queries.execute(sql`
      select r.id::text as id, r.state, r.payout::text as payout, s.state as sitting, s.stack::text as stack
      from arcade_round r join arcade_card_sitting s on s.id = r.id
      where r.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`);
    let won = 0n;
    for (const row of rows as {
      id: string;
      state: string;
      payout: string;
      sitting: string;
      stack: string;
    }[]) {
      expect(row.sitting).toBe('left');
      const moved = mortals.wallet.movedIn(row.id);
      const [bets, wins] = ['bet', 'win'].map((kind) => moved.filter((each) => each.kind === kind));
      if (row.state === 'settled') {
        expect([bets?.length, wins?.length]).toEqual([1, 1]);
        expect(wins?.[0]?.amount).toBe(BigInt(row.stack));
        won += BigInt(row.stack) - buyIn;
      } else expect([row.state, wins]).toEqual(['cancelled', []]);
    }
    const hands = await queries.execute(sql`
      select h.id, h.rake::text as rake, h.phase, (select sum(r.after - r.before)::text from arcade_card_result r where r.hand_id = h.id) as net
      from arcade_card_hand h where h.table_id = ${tableId}::uuid and h.phase = 'over' order by h.number desc limit 1`);
    const [last] = hands.rows as { rake: string; net: string }[];
    expect(-BigInt(last?.net ?? 0)).toBe(BigInt(last?.rake ?? 0));
    expect(won).toBeLessThan(0n);
    expect(won).toBe(-BigInt(last?.rake ?? 0));
    expect(mortals.wallet.balance()).toBe(balance + won);
  }
});
