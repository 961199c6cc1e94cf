import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@parlour/game-rules';
import { CARD_GAMES, type CardGameName } from '@parlour/game-rules/card-games';
import type { CardLobby, CardTableView } from '../card-tables/card-wire.ts';
import { findSession } from '../sessions/sessions.repo.ts';
import type { TestArcade } from './test-arcade.ts';

type CardTitle = { game_code: string; studio: string; mechanic: CardGameName };
export const CARD_TITLE: CardTitle = {
  game_code: 'diamond-club-holdem',
  studio: 'NORTHSTAR',
  mechanic: 'holdem',
};
/** Addresses of pages are told by a proxy. */
export const BEHIND_PROXY = { trustedProxies: ['127.0.0.1', '::1'] };
const LOOKS_MAX = 3_000;

export type CardPage = Awaited<ReturnType<typeof openCards>>;
type Opening = { user?: string; address?: string; device?: string; currency?: string; title?: CardTitle };
let opened = 0;

/** The page of a player at card tables, from an address of its own. */
export async function openCards(arcade: TestArcade, opening: Opening = {}) {
  opened += 1;
  const { user = randomUUID(), currency = 'CNY', device = randomUUID() } = opening;
  const { address = `203.0.${Math.trunc(opened / 200)}.${(opened % 200) + 1}` } = opening;
  const { game_code, studio, mechanic } = opening.title ?? CARD_TITLE;
  const { bearer, url } = await arcade.open({ user, currency, game_code }, studio);
  const sessionId = url.pathname.split('/').at(-1) ?? '';
  const headers = { ...bearer, 'x-forwarded-for': address };
  let process = arcade;
  let view: CardTableView | undefined;
  let leave = async () => {};

  const post = (path: string, sent: object) =>
    process.post(`/api/card-tables${path}`, JSON.stringify(sent), headers);
  const get = async (path: string) => {
    const answer = await process.server.inject({ url: `/api/card-tables${path}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };

  return {
    user,
    url,
    bearer,
    address,
    device,
    /** Speaks from another network from now on. */
    moveTo(elsewhere: string): void {
      headers['x-forwarded-for'] = elsewhere;
    },
    /** All that was told, as it was told. */
    heard: [] as CardTableView[],
    post,
    get,
    lobby: async (): Promise<CardLobby> => (await get('')).body,
    sit: (changes: object = {}) =>
      post('/seats', { sittingId: randomUUID(), quick: '2.00', buyIn: '200.00', device, ...changes }),
    topUp: (amount: string, topUpId: string = randomUUID()) => post('/sitting/top-up', { topUpId, amount }),
    away: (isAway: boolean) => post('/sitting/away', { isAway }),
    leave: () => post('/sitting/leave', {}),
    seed: (seed: string = randomUUID()) => post(`/hands/${view?.hand?.id}/seed`, { seed }),
    act: (action: unknown, index = view?.hand?.actions ?? 0) =>
      post(`/hands/${view?.hand?.id}/actions`, { index, action }),
    /** What a careless player would do. */
    think(random: number): JsonObject {
      const { hand, you } = this.view();
      if (!hand || you === null) throw new Error('nothing to think about');
      return CARD_GAMES[mechanic].practise(hand.game, you, random);
    },
    /** Shows a table, told by this process from now on. */
    async watch(tableId: string, by: TestArcade = process) {
      await leave();
      process = by;
      const session = await findSession(by.database.queries, sessionId);
      if (!session) throw new Error('the session is gone');
      const watched = await by.cardTables.watch(session, tableId, (told) => {
        view = structuredClone(told);
        this.heard.push(view);
      });
      leave = watched.leave;
    },
    /** The page is closed; its player still sits. */
    close: () => leave(),
    view(): CardTableView {
      if (!view) throw new Error('nothing was told');
      return view;
    },
  };
}

/** Sits down players who wait for the next hand at one table. */
export async function seatPlayers(
  arcade: TestArcade,
  count: number,
  { title, ...changes }: { title?: CardTitle } & Record<string, unknown> = {},
) {
  const pages: CardPage[] = [];
  for (let each = 0; each < count; each += 1) {
    const page = await openCards(arcade, title ? { title } : {});
    const { status, body } = await page.sit(changes);
    if (status !== 200) throw new Error(`nobody sat down: ${JSON.stringify(body)}`);
    await page.watch(body.sitting.tableId);
    pages.push(page);
  }
  return pages;
}

/** Everybody leaves; hands that are played are played out. */
export async function clearTables(arcade: TestArcade, pages: readonly CardPage[]): Promise<void> {
  for (const page of pages) await page.leave();
  for (const page of pages)
    while ((await page.lobby()).sitting !== null) arcade.clock.advance(await lookOn(arcade));
  await arcade.cardTables.rest();
}

/** Looks until nothing is due at this moment; time stands still. Answers when something will be. */
export async function lookOn(arcade: TestArcade): Promise<number> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const dueMs = await arcade.cardTables.look();
    if (dueMs > 0) return dueMs;
  }
  throw new Error('there is always something due');
}

/** Moves time on and lets everybody play at random until it is so. */
export async function playUntil(
  arcade: TestArcade,
  pages: readonly CardPage[],
  { isSo, random = () => 0.5 }: { isSo: () => boolean; random?: () => number },
): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const dueMs = await lookOn(arcade);
    if (isSo()) return;
    if (!(await playOnce(pages, random))) arcade.clock.advance(dueMs);
  }
  throw new Error('it never came to this');
}

/** Whoever has to do something does it. */
async function playOnce(pages: readonly CardPage[], random: () => number): Promise<boolean> {
  let isDone = false;
  for (const page of pages) {
    const { hand, you } = page.view();
    if (you === null || !hand) continue;
    if (hand.phase === 'seeding' && !hand.seeds.some(({ seat }) => seat === you)) {
      const { status } = await page.seed();
      isDone ||= status === 200;
    }
    if (hand.phase === 'playing' && hand.turn?.seat === you) {
      const { status, body } = await page.act(page.think(random()));
      if (status !== 200) throw new Error(`an action was refused: ${JSON.stringify(body)}`);
      return true;
    }
  }
  return isDone;
}
