import {
  consoleContract,
  type OperatorAccess,
  type OperatorEndpointDefinition,
  ROLE_PERMISSIONS,
  ROLES,
  type Role,
} from '@parlour/contract';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addOperator, CONSOLE_HOST, type SignedIn, signInAs } from '../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OWN = 'harbor';
const OTHER = 'lantern';

const endpoints = Object.entries(consoleContract).flatMap(([domain, definitions]) =>
  Object.entries(definitions as Record<string, OperatorEndpointDefinition>).map(([name, definition]) => ({
    id: `${domain}.${name}`,
    name,
    definition,
  })),
);
type Endpoint = (typeof endpoints)[number];
type Permitted = Exclude<OperatorAccess, 'sign_in' | { operator: 'self' }>;

/** Refusals of access; any other answer comes from the handler. */
const AT_THE_DOOR = [
  'not_logged_in',
  'not_permitted',
  'unknown_merchant',
  'cross_site',
  'second_factor_needed',
  'internal',
];

/** What the declaration says, derived independently. */
function expected(
  access: Permitted,
  caller: { role: Role; isForAll: boolean },
  merchant: string | undefined,
) {
  const hasPermission = ROLE_PERMISSIONS[caller.role].some((permission) => permission === access.operator);
  const isWithin = caller.isForAll || merchant === OWN;
  if (access.scope === 'platform') return hasPermission && caller.isForAll ? 'passes' : 'not_permitted';
  if (access.scope === 'brand' && merchant === undefined) return 'unknown_merchant';
  return hasPermission && (merchant === undefined || isWithin) ? 'passes' : 'not_permitted';
}

/** Where somebody may act for every brand, every day one of them will do. */
const merchantsFor = ({ isForAll }: { isForAll: boolean }) =>
  isForAll && SCALE === 1 ? [OTHER, undefined] : [OWN, OTHER, undefined];

describe('access to the operators’ endpoints', () => {
  let app: TestApp;
  const callers: { role: Role; isForAll: boolean; session: SignedIn }[] = [];

  beforeAll(async () => {
    app = await startTestApp({
      brands: [makeBrand({ merchantCode: OWN }), makeBrand({ merchantCode: OTHER })],
      env: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
    for (const role of ROLES)
      for (const isForAll of [false, true]) {
        const name = `${role}-${isForAll ? 'all' : 'own'}`;
        await addOperator(app, name, { grants: [{ role, merchantCode: isForAll ? null : OWN }] });
        callers.push({ role, isForAll, session: await signInAs(app, name) });
      }
  });
  afterAll(() => app.close());

  /** The access check's answer; `passes` is anything from the handler, even that the empty body is wrong. */
  async function tryDoor({ name, definition }: Endpoint, session: SignedIn | null, merchant?: string) {
    const { access, method, path } = definition;
    const isByTicket = typeof access === 'object' && 'by' in access && access.by === 'ticket';
    const ticket = isByTicket && session ? await issueTicket(name, session, merchant) : '';
    const response = await app.consoleServer.inject({
      method,
      url: isByTicket ? `${path}?ticket=${ticket}` : path,
      headers: {
        host: CONSOLE_HOST,
        ...(method === 'GET' ? {} : { origin: `http://${CONSOLE_HOST}` }),
        ...(merchant && !isByTicket ? { merchant } : {}),
        ...(session ? { cookie: session.cookie } : {}),
        ...(session && !isByTicket ? { authorization: `Bearer ${session.token}` } : {}),
      },
      // A live channel never ends; only its head matters here.
      payloadAsStream: true,
    });
    const isStream = String(response.headers['content-type']).startsWith('text/');
    if (isStream) {
      response.stream().destroy();
      return 'passes';
    }
    const { code } = JSON.parse(Buffer.concat(await response.stream().toArray()).toString());
    return AT_THE_DOOR.includes(code) ? code : 'passes';
  }

  async function issueTicket(purpose: string, session: SignedIn, merchant?: string): Promise<string> {
    const operator = await app.modules.operators.sessions.find({
      token: session.token,
      cookie: session.cookie.split('=')[1] ?? '',
    });
    if (!operator) throw new Error('nobody is signed in');
    const brandId = merchant ? (app.modules.system.brands.ofMerchant(merchant)?.id ?? null) : null;
    const issued = await app.modules.operators.sessions.issueTicket(operator, {
      purpose: purpose as 'live',
      brandId,
    });
    return issued.ticket;
  }

  const permitted = endpoints.filter(
    ({ definition: { access } }) => typeof access === 'object' && access.operator !== 'self',
  );

  test('is declared for every one of them', () => {
    expect(endpoints.length).toBeGreaterThan(40);
    expect(permitted.length).toBeGreaterThan(30);
    for (const { id, definition } of endpoints) expect(definition.access, id).toBeDefined();
  });

  test.each(permitted.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is answered and refused as declared, for every role, in its own brand and another',
    async (_id, endpoint) => {
      const access = endpoint.definition.access as Permitted;
      for (const { session, ...caller } of callers)
        for (const merchant of merchantsFor(caller)) {
          const said = await tryDoor(endpoint, session, merchant);
          expect([caller, merchant, said]).toEqual([caller, merchant, expected(access, caller, merchant)]);
        }
    },
  );

  test('is refused to nobody’s calls, everywhere but at the sign-in', async () => {
    for (const endpoint of endpoints) {
      const said = await tryDoor(endpoint, null, OWN);
      expect([endpoint.id, said]).toEqual([
        endpoint.id,
        endpoint.definition.access === 'sign_in' ? 'passes' : 'not_logged_in',
      ]);
    }
  });

  test('to the own account is everybody’s', async () => {
    const own = endpoints.filter(
      ({ definition: { access } }) => typeof access === 'object' && access.operator === 'self',
    );
    // Sorted last, because it ends the session.
    own.sort((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'));
    for (const { session } of callers)
      for (const endpoint of own)
        expect([endpoint.id, await tryDoor(endpoint, session)]).toEqual([endpoint.id, 'passes']);
  });
});
