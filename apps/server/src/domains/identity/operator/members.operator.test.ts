import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandWith, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';

let app: TestApp;
let support: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [brandWith('harbor'), brandWith('lantern')],
    env: { RATE_LIMIT_PER_MINUTE: '100000', ...NO_HUMAN_CHECK },
  });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: merchant }] });
  support = await signInAs(app, 'support');
});
afterAll(() => app.close());

const get = (path: string, query: Record<string, string>) =>
  support.call(`${path}?${new URLSearchParams(query)}`, { merchant });

describe('the list of members', () => {
  const list = async (query: Record<string, string>) => {
    const { status, value } = await get('/ops/members', query);
    expect(status).toBe(200);
    return value as { items: { account: string; id: string }[]; next: string | null };
  };
  const accounts = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ account }) => account);

  beforeAll(async () => {
    for (const [account, about] of [
      ['anna01', { nickname: 'Queen', mobile: '+639171234567' }],
      ['Annabel', { nickname: 'queenie' }],
      ['bob_100', { type: 1 }],
      ['bobX100', { state: 'locked', lockedReason: 'x' }],
      ['zoë', { nickname: '阿佐' }],
    ] as const) {
      app.clock.advance(1_000);
      await addMember(app, account, about);
    }
    await addMember(app, 'anna01', { merchant: 'lantern', mobile: '+639170000000' });
  });

  test('is found by the beginning of an account or nickname, whatever the case, the newest first', async () => {
    expect(await accounts({ q: 'ANNA' })).toEqual(['Annabel', 'anna01']);
    expect(await accounts({ q: 'queen' })).toEqual(['Annabel', 'anna01']);
    expect(await accounts({ q: 'ZO' })).toEqual(['zoë']);
    expect(await accounts({ q: '阿' })).toEqual(['zoë']);
    expect(await accounts({ q: 'nna' })).toEqual([]);
  });

  test('takes signs of a pattern as they are', async () => {
    expect(await accounts({ q: 'bob_' })).toEqual(['bob_100']);
    expect(await accounts({ q: '%' })).toEqual([]);
    expect(await accounts({ q: '\\' })).toEqual([]);
  });

  test('is found by a whole customer number, id or mobile number, in this brand alone', async () => {
    const [anna] = (await list({ q: 'anna01' })).items as unknown as { id: string; customerNo: string }[];
    expect(await accounts({ q: anna?.customerNo ?? '' })).toEqual(['anna01']);
    expect(await accounts({ q: (anna?.id ?? '').toUpperCase() })).toEqual(['anna01']);
    expect(await accounts({ q: '+63 917 123-4567' })).toEqual(['anna01']);
    expect(await accounts({ q: '+63917123456' })).toEqual([]);
    expect(await accounts({ q: '+639170000000' })).toEqual([]);
  });

  test('is narrowed by type and state', async () => {
    expect(await accounts({ type: '1' })).toEqual(['bob_100']);
    expect(await accounts({ state: 'locked' })).toEqual(['bobX100']);
    expect(await accounts({ q: 'bob', state: 'active' })).toEqual(['bob_100']);
  });

  test('is walked page by page, each member once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ limit: '2', ...(after ? { after } : {}) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ account }) => account));
      after = page.next;
    } while (after);
    expect(seen).toEqual(['zoë', 'bobX100', 'bob_100', 'Annabel', 'anna01']);
  });

  test('does not show what is personal', async () => {
    const { body } = await get('/ops/members', { q: 'anna01' });
    expect(body).not.toContain('639171234567');
    expect(body).not.toContain('argon2');
  });
});

describe('the desk', () => {
  test('finds members of the brands one may see, and says where they are', async () => {
    await addMember(app, 'dora01');
    await addMember(app, 'dora02', { merchant: 'lantern' });
    const found = async (session: SignedIn) =>
      ((await session.call('/ops/search?q=dora')).value as { groups: { kind: string; items: object[] }[] })
        .groups;
    expect(await found(support)).toMatchObject([
      { kind: 'member', items: [{ title: 'dora01', merchantCode: 'harbor' }] },
    ]);
    await addOperator(app, 'everywhere', { grants: [{ role: 'support', merchantCode: null }] });
    const items = (await found(await signInAs(app, 'everywhere'))).flatMap(({ items: each }) => each);
    expect(items).toMatchObject([{ title: 'dora01' }, { title: 'dora02', merchantCode: 'lantern' }]);
    await addOperator(app, 'writer', { grants: [{ role: 'content', merchantCode: merchant }] });
    expect(await found(await signInAs(app, 'writer'))).toEqual([]);
  });

  test('counts members, those of the brand’s business day, and who is signed in', async () => {
    await addOperator(app, 'far', { grants: [{ role: 'finance', merchantCode: 'lantern' }] });
    let far = await signInAs(app, 'far');
    const figures = async () => {
      app.clock.advance(31_000);
      const { value } = await far.call('/ops/dashboard');
      const all = (value as { figures: { label: string; value: string }[] }).figures;
      return Object.fromEntries(all.map((figure) => [figure.label, Number(figure.value)]));
    };
    const before = await figures();
    await addMember(app, 'erin01', { merchant: 'lantern' });
    await addMember(app, 'erin-trial', { merchant: 'lantern', type: 4 });
    for (const browser of [
      openBrowser(app, { merchant: 'lantern' }),
      openBrowser(app, { merchant: 'lantern' }),
    ])
      await browser.login('erin01');
    const after = await figures();
    expect(after['identity.members']).toBe((before['identity.members'] ?? 0) + 1);
    expect(after['identity.members_today']).toBe((before['identity.members_today'] ?? 0) + 1);
    expect(after['identity.signed_in']).toBe((before['identity.signed_in'] ?? 0) + 1);
    app.clock.advance(24 * HOUR_MS);
    far = await signInAs(app, 'far');
    expect(await figures()).toMatchObject({
      'identity.members': after['identity.members'],
      'identity.members_today': 0,
      'identity.signed_in': 0,
    });
  });
});
