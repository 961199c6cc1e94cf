import type { OfferDocument, OperatorOffer, OwnOffer, Reward } from '@parlour/contract';
import { makeOffer } from '../../factories/promotions.factory.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../members.ts';
import { addOperator, type SignedIn, signInAs } from '../operators.ts';
import type { TestApp } from '../test-app.ts';

const merchant = 'harbor';
type Operator = Pick<SignedIn, 'call' | 'post'>;

/** Two operators who may let offers go live between them. */
export async function openOffers(app: TestApp) {
  await addOperator(app, 'writer', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(app, 'money', { grants: [{ role: 'finance', merchantCode: merchant }] });
  const [writer, money] = [await staySignedIn(app, 'writer'), await staySignedIn(app, 'money')];
  const post = (what: string, body: object, by: Operator = writer) =>
    by.post(`/ops/promotions/offer/${what}`, { reason: 'for the season', ...body }, { merchant });
  const save = (about: Partial<OfferDocument> = {}, more: { id?: string; version?: number } = {}) =>
    post('save', { version: 0, ...more, document: makeOffer(about) });
  const decide = (approvalId: string, by: Operator = money, decision = 'approve') =>
    by.post('/ops/approval/decide', { id: approvalId, decision, reason: 'looked at it' });

  /** Tries the version on past play, as the job does. */
  async function simulate({ id, version }: { id: string; version: number }) {
    const asked = await writer.post('/ops/promotions/offer/simulate', { id, version }, { merchant });
    if (asked.status !== 200) throw new Error(asked.body);
    while ((await app.jobs.runDue()) > 0);
  }

  async function waitingId(): Promise<string> {
    const { value } = await money.call('/ops/approvals?state=requested', { merchant });
    return (value as { items: { id: string }[] }).items[0]?.id ?? '';
  }

  return {
    writer,
    money,
    post,
    save,
    simulate,
    decide,
    waitingId,
    read: async (id: string): Promise<OperatorOffer> =>
      (await writer.call(`/ops/promotions/offer?id=${id}`, { merchant })).value,
    /** Saves it, and two persons let it go live. */
    async launch(about: Partial<OfferDocument> = {}, more: { id?: string; version?: number } = {}) {
      const saved = await save(about, more);
      if (saved.status !== 200) throw new Error(saved.body);
      const { id, version } = saved.value as OperatorOffer;
      await simulate({ id, version });
      const submitted = await post('submit', { id, version });
      if (submitted.status !== 200) throw new Error(submitted.body);
      const decided = await decide(await waitingId());
      if (decided.status !== 200) throw new Error(decided.body);
      return this.read(id);
    },
  };
}
/** Signs in again when the clock has ended the session. */
async function staySignedIn(app: TestApp, name: string): Promise<Operator> {
  let now = await signInAs(app, name);
  async function again<Answer extends { code?: string | undefined }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await ask();
    if (answer.code !== 'not_logged_in' && answer.code !== 'logged_out') return answer;
    now = await signInAs(app, name);
    return ask();
  }
  return {
    call: (...asked) => again(() => now.call(...asked)),
    post: (...asked) => again(() => now.post(...asked)),
  };
}
export type Offers = Awaited<ReturnType<typeof openOffers>>;

let addresses = 0;

/** A member who is signed in, each from their own address. */
export async function addTaker(app: TestApp, account: string, about: Parameters<typeof addMember>[2] = {}) {
  const member = await addMember(app, account, about);
  const browser = openBrowser(app);
  await browser.login(account, { password: MEMBER_PASSWORD });
  addresses += 1;
  const ip = `10.9.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  async function call(url: string, options: Parameters<typeof browser.call>[1] = {}) {
    const answer = await browser.call(url, { ip, ...options });
    if (answer.code !== 'not_logged_in' && answer.code !== 'logged_out') return answer;
    await browser.login(account, { password: MEMBER_PASSWORD });
    return browser.call(url, { ip, ...options });
  }
  const post = (url: string, body: object = {}) => call(url, { method: 'POST', body });
  return {
    id: member.id,
    member,
    browser,
    call,
    post,
    join: (id: string) => post('/wps/promotions/join', { id }),
    redeem: (code: string) => post('/wps/promotions/code', { code }),
    claim: (id: string) => post('/wps/rewards/claim', { id }),
    async own(id: string): Promise<OwnOffer | undefined> {
      const { value } = await call('/wps/promotions/own');
      return (value as { offers: OwnOffer[] }).offers.find((each) => each.id === id);
    },
    async rewards(): Promise<Reward[]> {
      return ((await call('/wps/rewards')).value as { rewards: Reward[] }).rewards;
    },
    async history(): Promise<Reward[]> {
      return ((await call('/wps/rewards/history')).value as { items: Reward[] }).items;
    },
    /** What a purse holds, in parts. */
    async purse(purpose: 'main' | 'bonus' = 'main'): Promise<bigint> {
      const { rows } = await app.database.queries.execute(
        `select coalesce(sum(b.balance), 0)::bigint as sum from wallet_account a
         join wallet_balance b on b.account_id = a.id
         where a.owner = '${member.id}' and a.purpose = '${purpose}'`,
      );
      return BigInt((rows[0] as { sum: bigint }).sum);
    },
  };
}
