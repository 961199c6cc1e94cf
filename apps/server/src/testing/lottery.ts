import { randomUUID } from 'node:crypto';
import type { Issue, LotteryOrder, LotterySetup, LotteryTerms, Opened } from '@parlour/contract';
import { PARTS_PER_UNIT } from '@parlour/money';
import { makeLottery } from '../factories/lottery.factory.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { addMember, type Browser, copySignedIn, openBrowser } from './members.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export type Drawn = Awaited<ReturnType<typeof openLottery>>;

/** The app with lotteries, their issues made, and a clock that stands in the middle of one. */
export async function openLottery(
  setups: readonly LotterySetup[] = [makeLottery()],
  needs: Parameters<typeof startTestApp>[0] = {},
) {
  const app = await startTestApp(needs);
  const brand = app.modules.system.brands.ofMerchant('harbor');
  if (!brand) throw new Error('no brand');
  await app.modules.lottery.put(brand.id, setups);
  await app.modules.lottery.advance();
  return { app, brand };
}

const UNITS = 10_000n;
const COPIED_AT_ONCE = 500;

/** A signed-in member with money, who bets. */
export async function addBettor(app: TestApp, account: string, units = UNITS) {
  const member = await addMember(app, account);
  const browser = openBrowser(app);
  await browser.login(account);
  return openBettor(app, { member, browser, units });
}

/** As many, each like one who signed in: their rows are copied, because so many sign-ins would take minutes. */
export async function addBettors(app: TestApp, count: number) {
  const pattern = await addMember(app, 'bettor0');
  const browser = openBrowser(app);
  await browser.login('bettor0');
  const bettors = [await openBettor(app, { member: pattern, browser, units: UNITS })];
  for (let from = 1; from < count; from += COPIED_AT_ONCE) {
    const length = Math.min(COPIED_AT_ONCE, count - from);
    const accounts = Array.from({ length }, (_, index) => `bettor${from + index}`);
    const visitors = await copySignedIn(app, pattern, accounts);
    bettors.push(...(await Promise.all(visitors.map((one) => openBettor(app, { ...one, units: UNITS })))));
  }
  return bettors;
}

type Visitor = { member: { id: string; brandId: string }; browser: Browser };

async function openBettor(app: TestApp, { member, browser, units }: Visitor & { units: bigint }) {
  const { deposit } = ledgerOf(member.brandId);
  if (units > 0n) await app.modules.wallet.submit(deposit(member.id, units * PARTS_PER_UNIT));
  const opened = async (gameId = 'HM1') =>
    (await browser.call(`/lgw/vn/numeros/opened/game?gameId=${gameId}`)).value as Opened;
  const terms = async (gameId = 'HM1', playType = 'trad') =>
    (
      (await browser.call(`/lgw/games/terms?gameId=${gameId}&playType=${playType}`)).value as
        | { terms: LotteryTerms }
        | { terms?: never }
    ).terms;
  return {
    ...browser,
    member,
    opened,
    terms,

    current: async (gameId = 'HM1'): Promise<Issue> => {
      const { current } = await opened(gameId);
      if (!current) throw new Error('nothing is on sale');
      return current;
    },

    /** One line on the issue on sale, unless stated. */
    async order(about: Record<string, unknown> = {}, key: string = randomUUID()) {
      const { gameId = 'HM1', playType = 'trad', items = [LINE] } = about;
      const issues = about.issues ?? [{ numero: (await this.current(String(gameId))).numero, multiple: 1 }];
      const version = (await terms(String(gameId), String(playType)))?.version ?? 1;
      const body = { gameId, playType, termsVersion: version, items, issues, stake: '2.00', ...about };
      return browser.post('/lgw/orders', body, { headers: { 'idempotency-key': key } });
    },

    async placed(about: Record<string, unknown> = {}): Promise<LotteryOrder> {
      const answer = await this.order(about);
      if (answer.status !== 200) throw new Error(answer.body);
      return answer.value;
    },

    async balance(): Promise<string> {
      const { balance } = await app.modules.wallet.mainAccounts.main(app.database.queries, {
        brandId: member.brandId,
        memberId: member.id,
        currency: 'CNY',
      });
      return String(balance);
    },
  };
}

/** One bet of five straight balls, two units. */
export const LINE = { play: 'ssc.star5.straight', selection: '1|2|3|4|5', multiple: 1, model: 'yuan' };
