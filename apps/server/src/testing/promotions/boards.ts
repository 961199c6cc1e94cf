import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { Board, BoardDocument, OwnPlace } from '@parlour/contract';
import { amountOf } from '@parlour/money';
import { eq } from 'drizzle-orm';
import { gamesTransaction } from '../../domains/games/transactions/transactions.schema.ts';
import { identityMember } from '../../domains/identity/members/members.schema.ts';
import { makeBrand } from '../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../factories/games.factory.ts';
import { brandIdOf, putVendor } from '../games/games.ts';
import { openBrowser } from '../members.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const MERCHANT = 'harbor';
const VENDOR = 'STUDIO';
type Played = { staked: string; paid?: string; gameCode?: string };
export type BoardsTest = Awaited<ReturnType<typeof openBoards>>;

/** A brand with a studio's titles, whose rounds members play at once. */
export async function openBoards(started?: TestApp) {
  const app = started ?? (await startTestApp({ brands: [makeBrand({ merchantCode: MERCHANT })] }));
  const { database, modules, clock } = app;
  const brandId = brandIdOf(app, MERCHANT);
  const brand = modules.system.brands.ofMerchant(MERCHANT);
  if (!brand) throw new Error('no brand');
  await putVendor(app, VENDOR, [
    makeVendorTitle({ game_code: 'slot', return_to_player: '96.00' }),
    makeVendorTitle({ game_code: 'table', category: 'LIVE', return_to_player: '99.00' }),
  ]);

  const documentOf = (about: Partial<BoardDocument> = {}): BoardDocument => ({
    texts: { EN: { title: 'The race' } },
    picture: null,
    measure: 'stake',
    minStake: '0.00',
    categories: [],
    titles: [],
    startsAt: clock.now() + MINUTE_MS,
    endsAt: clock.now() + HOUR_MS,
    prizes: [
      { kind: 'cash', amount: '50.00' },
      { kind: 'cash', amount: '20.00' },
    ],
    ...about,
  });

  return {
    app,
    brandId,
    documentOf,
    close: () => app.close(),
    count: () => modules.promotions.countBoards(),

    /** Published, and begun. */
    async begin(about: Partial<BoardDocument> = {}): Promise<{ id: string; document: BoardDocument }> {
      const document = documentOf(about);
      const id = await database.transaction((tx) => modules.promotions.demo.board(tx, brand, document));
      clock.set(document.startsAt);
      return { id, document };
    },
    /** A closed round, one second after the last. */
    async play(memberId: string, { staked, paid = '0', gameCode = 'slot' }: Played): Promise<void> {
      clock.advance(1_000);
      const round = randomUUID();
      const step = (kind: 'bet' | 'win', amount: string) => ({
        brandId,
        vendor: VENDOR,
        transactionId: randomUUID(),
        kind,
        memberId,
        gameCode,
        round,
        closesRound: kind === 'win',
        currency: 'CNY',
        amount: amountOf(amount),
        referenceId: null,
        supplierId: '',
        requestHash: '',
        balance: 0n,
        isEmpty: false,
        note: '',
        at: new Date(clock.now()),
      });
      await database.queries.insert(gamesTransaction).values([step('bet', staked), step('win', paid)]);
    },
    lock: (memberId: string) =>
      database.queries.update(identityMember).set({ state: 'locked' }).where(eq(identityMember.id, memberId)),
    async board(id: string): Promise<Board | undefined> {
      const { items } = (await openBrowser(app).call('/wps/promotions/boards')).value as { items: Board[] };
      return items.find((board) => board.id === id);
    },
    async ownPlace(account: string, id: string): Promise<OwnPlace | undefined> {
      const browser = openBrowser(app);
      await browser.login(account);
      const { value } = await browser.call('/wps/promotions/boards/own');
      return (value as { items: OwnPlace[] }).items.find((place) => place.id === id);
    },
    balance: async (memberId: string) =>
      (await modules.wallet.mainAccounts.main(database.queries, { brandId, memberId, currency: 'CNY' }))
        .balance,
  };
}
