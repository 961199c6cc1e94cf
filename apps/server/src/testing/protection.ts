import type { AnswerOf, BodyOf, Contract } from '@parlour/contract';
import { ledgerOf } from './ledger/ledger.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from './members.ts';
import type { TestApp } from './test-app.ts';

type Calls = Contract['protection'];
type Protection = AnswerOf<Calls['overview']>;
type WhichLimit = BodyOf<Calls['cancelLimit']>;
type Posting = Parameters<TestApp['modules']['wallet']['submit']>[0];

export type Player = Awaited<ReturnType<typeof addPlayer>>;

/** Parts of one unit. */
export const UNIT = 100_000n;

/** A signed-in member, their postings by `post` and `submit`, and their calls about protection. */
export async function addPlayer(app: TestApp, account: string, merchant = 'harbor') {
  const { id } = await addMember(app, account, { merchant });
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const books = ledgerOf(brandId);
  const browser = openBrowser(app, { merchant });
  await browser.login(account);
  const { wallet } = app.modules;

  const submit = (posting: Posting) => wallet.submit(posting);
  const post = async (posting: Posting) => {
    const [outcome] = await app.database.transaction((tx) => wallet.post(tx, [posting]));
    return outcome;
  };
  return {
    id,
    brandId,
    browser,
    submit,
    post,
    doors: { submit, post },
    /** Whole units. */
    deposit: (units: number) => books.deposit(id, BigInt(units) * UNIT),
    bet: (units: number) => books.bet(id, BigInt(units) * UNIT),
    win: (units: number) => books.win(id, BigInt(units) * UNIT),
    betRollback: (units: number) => books.betRollback(id, BigInt(units) * UNIT),

    login: () => browser.login(account),
    async protection(): Promise<Protection> {
      return (await browser.call('/wps/protection')).value;
    },
    async limit({ kind, period }: WhichLimit) {
      const { limits } = await this.protection();
      return limits.find((limit) => limit.kind === kind && limit.period === period);
    },
    setLimit: (which: WhichLimit, amount: string | null) =>
      browser.post('/wps/protection/limit', { ...which, amount }),
    confirmLimit: (which: WhichLimit) => browser.post('/wps/protection/limit/confirm', which),
    cancelLimit: (which: WhichLimit) => browser.post('/wps/protection/limit/cancel', which),
    exclude: (
      term: BodyOf<Calls['exclude']>['for'],
      password = MEMBER_PASSWORD,
      from: { ip?: string } = {},
    ) => browser.post('/wps/protection/exclusion', { for: term, password }, { sealed: true, ...from }),
  };
}
