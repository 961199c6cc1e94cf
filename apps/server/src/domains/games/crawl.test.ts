import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { readDecimal } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATEGORIES } from '../../../../arcade/src/catalogue/kinds.ts';
import { TITLES, type Title } from '../../../../arcade/src/catalogue/titles.ts';
import { isCardGame } from '../../../../arcade/src/games/card-games.ts';
import { ONBOARDING_TOKEN, startOpenArcade } from '../../../../arcade/src/testing/test-arcade.ts';
import { type Finished, takeSeat } from '../../demo-traffic/seat.service.ts';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addPlayer, type Player } from '../../testing/protection.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../testing/test-app.ts';
import { gamesTitle } from './catalogue/catalogue.schema.ts';

/** Everyday a title of each mechanic and a table of it is opened, with SCALE every title there is. */
const OPENED = TITLES.filter(({ mechanic, table }, index) => {
  const isLike = (other: Title) => other.mechanic === mechanic && !other.table === !table;
  return SCALE > 1 || TITLES.findIndex(isLike) === index;
});
/** More than all of them can lose together. */
const DEPOSIT = 100_000_000;
/** A round that is over is in the books by then. */
const LOOKS_MAX = 2_000;

const clock = createManualClock(TEST_START_MS);
let app: TestApp;
let arcade: Awaited<ReturnType<typeof startOpenArcade>>;
let player: Player;

beforeAll(async () => {
  arcade = await startOpenArcade(clock);
  app = await startTestApp({ clock, brands: [makeBrand({ merchantCode: 'harbor' })] });
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  await app.modules.games.connectVendors({
    brand: brandOf(),
    apiUrl: arcade.origin,
    onboardingToken: ONBOARDING_TOKEN,
    by: 'machine',
    walletUrl: `${origin}/vendors/harbor/{vendor}`,
  });
  player = await addPlayer(app, 'crawler');
  await player.submit(player.deposit(DEPOSIT));
});
afterAll(async () => {
  await app?.close();
  await arcade?.close();
});

test('the platform lists every title', async () => {
  const listed = await app.database.queries.select({ code: gamesTitle.gameCode }).from(gamesTitle);
  expect(listed.map(({ code }) => code).toSorted()).toEqual(TITLES.map((each) => each.game_code).toSorted());
});

test('every title is opened by the platform and plays a round, and the books are exact', async () => {
  for (const title of OPENED) {
    const before = await balanceOf();
    const url = await launch(title);
    const { staked, won } = isCardGame(title.mechanic) ? await sitDown(url) : await playRound(url);
    expect(staked > 0n, title.game_code).toBe(true);
    await until(async () => (await balanceOf()) === before + won - staked, title.game_code);
  }
  expect((await app.modules.wallet.checker.look(player.brandId)).findings).toEqual([]);
}, 3_600_000);

function brandOf() {
  const brand = app.modules.system.brands.ofMerchant('harbor');
  if (!brand) throw new Error('there is no brand');
  return brand;
}

async function balanceOf(): Promise<bigint> {
  const owner = { brandId: player.brandId, memberId: player.id, currency: brandOf().settings.currency };
  return (await app.modules.wallet.mainAccounts.main(app.database.queries, owner)).balance;
}

function categoryOf({ mechanic, table }: Title): string {
  if (isCardGame(mechanic)) return CATEGORIES.people;
  if (mechanic === 'fish') return CATEGORIES.fish;
  return table || mechanic === 'crash' ? CATEGORIES.table : CATEGORIES.alone;
}

async function launch(title: Title): Promise<string> {
  const { game_code: gameId, studio: vendor } = title;
  const asked = new URLSearchParams({ gameCategory: categoryOf(title), vendor, gameId });
  const ask = () => player.browser.call(`/wps/game/launchGame?${asked}`);
  let answer = await ask();
  if (answer.status === 401) {
    // Hours of play end a session.
    await player.login();
    answer = await ask();
  }
  expect(answer.status, `${gameId}: ${JSON.stringify(answer.value)}`).toBe(200);
  return (answer.value as { url: string }).url;
}

async function playRound(url: string): Promise<Finished> {
  let finished: Finished | null = null;
  const onFinished = (round: Finished) => {
    finished = round;
  };
  const seat = await takeSeat(url, { clock, chance: randomInt, onFinished });
  for (let acts = 0; acts < LOOKS_MAX && !finished; acts += 1) {
    await passTime(await seat.act());
  }
  if (!finished) throw new Error(`${url} never ended a round`);
  return finished;
}

/** Among people a round is a sitting: who leaves alone takes back what was brought. */
async function sitDown(url: string): Promise<Finished> {
  const { origin, pathname, hash } = new URL(url);
  const headers = {
    authorization: `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`,
    'content-type': 'application/json',
  };
  async function call(path: string, sent?: object) {
    const method = sent ? { method: 'POST', body: JSON.stringify(sent) } : {};
    const answer = await fetch(`${origin}/api/card-tables${path}`, { headers, ...method });
    return (await answer.json()) as { tables: { stake: string; buyInMost: string }[]; sitting: unknown };
  }
  const { tables } = await call('');
  const { stake: quick, buyInMost: buyIn = '' } = tables[0] ?? {};
  const before = await balanceOf();
  const { sitting } = await call('/seats', { sittingId: randomUUID(), quick, isPractice: false, buyIn });
  expect(sitting).not.toBeNull();
  const staked = readDecimal(buyIn) ?? 0n;
  expect(await balanceOf()).toBe(before - staked);
  await call('/sitting/leave', {});
  return { staked, won: staked };
}

/** The clock jumps, and both services do what has become due. */
async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= SECOND_MS) {
    clock.advance(Math.min(left, SECOND_MS));
    await sleep(1);
  }
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    if (await isSo()) return;
    await passTime(SECOND_MS / 10);
  }
  throw new Error(`the books of ${what} are not exact`);
}
