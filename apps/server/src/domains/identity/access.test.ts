import { randomUUID } from 'node:crypto';
import { contract, type EndpointDefinition } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addMember, openBrowser } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const endpoints = Object.entries(contract).flatMap(([domain, definitions]) =>
  Object.entries(definitions as Record<string, EndpointDefinition>).map(([name, definition]) => ({
    id: `${domain}.${name}`,
    definition,
  })),
);

/** After these calls the caller signs in again for the next. */
const ENDS_A_SESSION = ['identity.logout', 'identity.freePlay'];

const CALLERS = ['visitor', 'trial', 'member', 'agent', 'member of another brand', 'half a session'] as const;
type CallerName = (typeof CALLERS)[number];

/** Refusals of access; any other answer comes from the handler. */
const AT_THE_DOOR = ['not_logged_in', 'logged_out', 'free_reject', 'not_permitted', 'internal'];

/** Calls that a brand opens to others; until it does, they are as narrow as this. */
const UNTIL_OPENED: Record<string, 'member' | 'nobody'> = {
  'messages.room': 'member',
  'messages.visitRoom': 'nobody',
};

/** What the declaration says, derived independently. */
function expected(id: string, { ticket, ...definition }: EndpointDefinition, caller: CallerName): string {
  const access = UNTIL_OPENED[id] ?? definition.access;
  if (access === 'nobody') return 'not_logged_in';
  // None of the callers has a ticket, so these calls identify nobody.
  if (ticket) return 'not_logged_in';
  if (access === 'everyone') return 'passes';
  if (caller === 'member' || caller === 'agent') return 'passes';
  if (caller === 'trial') return access === 'member' ? 'free_reject' : 'passes';
  return 'not_logged_in';
}

describe('access to the calls of visitors and members', () => {
  let app: TestApp;
  const browsers = new Map<CallerName, ReturnType<typeof openBrowser>>();

  beforeAll(async () => {
    app = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
      env: { HUMAN_CHECK: 'off' },
    });
    await addMember(app, 'mary01');
    await addMember(app, 'agent01', { type: 1 });
    await addMember(app, 'other01', { merchant: 'lantern' });
  });
  afterAll(() => app.close());

  async function browserOf(caller: CallerName) {
    const browser = openBrowser(app, {
      merchant: caller === 'member of another brand' ? 'lantern' : 'harbor',
    });
    if (caller === 'trial') {
      const { value } = await browser.post('/wps/session/login/freeplay', {});
      browser.setToken((value as { token: string }).token);
    }
    if (caller === 'member' || caller === 'half a session') await browser.login('mary01');
    if (caller === 'agent') await browser.login('agent01');
    if (caller === 'member of another brand') await browser.login('other01');
    if (caller === 'half a session') browser.jar.delete('parlour_session');
    return browser;
  }

  test('is declared for every one of them', () => {
    expect(endpoints.length).toBeGreaterThan(35);
    const kinds = new Set(endpoints.map(({ definition }) => definition.access));
    expect([...kinds].sort()).toEqual(['everyone', 'member', 'session']);
  });

  test.each(endpoints.map((one) => [one.id, one.definition] as const))(
    '%s is answered and refused as declared, whoever asks',
    async (id, definition) => {
      for (const caller of CALLERS) {
        const browser = browsers.get(caller) ?? (await browserOf(caller));
        browsers.set(caller, browser);
        const { code } = await browser.call(definition.path, {
          method: definition.method,
          headers: {
            merchant: 'harbor',
            ...(definition.movesMoney ? { 'idempotency-key': randomUUID() } : {}),
          },
          ...(definition.body ? { body: {} } : {}),
        });
        const said = code && AT_THE_DOOR.includes(code) ? code : 'passes';
        expect([id, caller, said]).toEqual([id, caller, expected(id, definition, caller)]);
        if (ENDS_A_SESSION.includes(id)) browsers.delete(caller);
      }
    },
  );
});
