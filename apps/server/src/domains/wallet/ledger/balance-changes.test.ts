import { once } from 'node:events';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Posting } from './posting.rules.ts';

const AMOUNT = 100n * PARTS_PER_UNIT;
const NEWS = '{"topic":"wallet"}';

describe('a balance that changes', () => {
  let app: TestApp;
  let origin = '';
  let books: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    app = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
      env: { HUMAN_CHECK: 'off' },
    });
    origin = (await app.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    books = ledgerOf(app.modules.system.brands.ofMerchant('harbor')?.id ?? '');
  });
  afterAll(() => app.close());

  async function openPage(account: string, merchant = 'harbor') {
    const browser = openBrowser(app, { merchant });
    await browser.login(account);
    const { value } = await browser.post('/wps/session/ticket', { purpose: 'live' });
    const { ticket } = value as { ticket: string };
    const socket = new WebSocket(`${origin}/wps/live?ticket=${ticket}`, 'live.v1', { headers: { merchant } });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    return { heard, socket };
  }
  /** The caller is answered first; the news follows in the same turn. */
  async function submit(posting: Posting) {
    await app.modules.wallet.submit(posting);
    await new Promise((resolve) => setImmediate(resolve));
  }
  /** Frames keep their order: once this one is answered, everything told before has arrived. */
  async function settle({ socket }: { socket: WebSocket }) {
    socket.ping();
    await once(socket, 'pong');
  }

  test('is told to every open page of its owner, once for all that moved in a fifth of a second, and to nobody else', async () => {
    const { id } = await addMember(app, 'owner01');
    await addMember(app, 'other01');
    await addMember(app, 'owner01', { merchant: 'lantern' });
    const pages = [await openPage('owner01'), await openPage('owner01')];
    const strangers = [await openPage('other01'), await openPage('owner01', 'lantern')];
    await submit(books.deposit(id, AMOUNT));
    await app.database.transaction((tx) => app.modules.wallet.post(tx, [books.bet(id, AMOUNT / 2n)]));
    await submit(books.win(id, AMOUNT));
    app.clock.advance(200);
    for (const page of [...pages, ...strangers]) await settle(page);
    expect(pages.map(({ heard }) => heard)).toEqual([[NEWS], [NEWS]]);
    expect(strangers.map(({ heard }) => heard)).toEqual([[], []]);
    await submit(books.win(id, AMOUNT));
    app.clock.advance(200);
    for (const page of pages) await settle(page);
    expect(pages.map(({ heard }) => heard.length)).toEqual([2, 2]);
    for (const { socket } of [...pages, ...strangers]) socket.terminate();
  });

  test('is never told when it is rolled back', async () => {
    const { id } = await addMember(app, 'undone01');
    const page = await openPage('undone01');
    const undone = app.database.transaction(async (tx) => {
      await app.modules.wallet.post(tx, [books.deposit(id, AMOUNT)]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    app.clock.advance(1_000);
    await settle(page);
    expect(page.heard).toEqual([]);
    page.socket.terminate();
  });

  test('is told no more once nobody has listened for a while, and again as soon as somebody does', async () => {
    const { id } = await addMember(app, 'later01');
    let told = 0;
    app.modules.wallet.news.onMoved(({ memberIds }) => {
      if (memberIds.includes(id)) told += 1;
    });
    // Pages of other tests are closed.
    await expect.poll(() => app.live.count()).toBe(0);
    app.clock.advance(75_000);
    await submit(books.deposit(id, AMOUNT));
    app.clock.advance(200);
    expect(told).toBe(0);
    const page = await openPage('later01');
    await submit(books.bet(id, AMOUNT));
    app.clock.advance(200);
    await settle(page);
    expect([told, page.heard]).toEqual([1, [NEWS]]);
    page.socket.terminate();
  });
});
