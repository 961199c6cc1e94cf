import { randomUUID } from 'node:crypto';
import { seal } from '@parlour/client/seal';
import {
  consoleContract,
  contract,
  type EndpointDefinition,
  type OperatorEndpointDefinition,
  ROLES,
} from '@parlour/contract';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTill } from '../../testing/cashier/cashier.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from '../../testing/fuzz/hostile.ts';
import { leavesOf, sampleOf, withValueAt } from '../../testing/fuzz/inputs.ts';
import { NO_HUMAN_CHECK } from '../../testing/identity/codes.ts';
import { addMember, type Browser, openBrowser } from '../../testing/members.ts';
import {
  addOperator,
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  type SignedIn,
  signInAs,
} from '../../testing/operators.ts';
import { createNumbers } from '../../testing/seeded-numbers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MERCHANT = 'harbor';
/** Every day one value for one place of each part of a call; under SCALE every value for every place. */
const IS_LARGE = SCALE > 1;
const PLACES_PER_PART = IS_LARGE ? Number.POSITIVE_INFINITY : 1;
const PAUSE_MS = 6_000;
const SEED = Number(process.env.SEED ?? 20_261_115);

type Side = 'site' | 'console';
type Called = { side: Side; id: string; definition: EndpointDefinition | OperatorEndpointDefinition };
type Part = 'query' | 'body';
type Input = { query?: unknown; body?: unknown; text?: string };

const calls: Called[] = [
  ...flatten('site', contract as unknown as Contracts),
  ...flatten('console', consoleContract as unknown as Contracts),
];
type Contracts = Record<string, Record<string, EndpointDefinition>>;

function flatten(side: Side, domains: Contracts): Called[] {
  return Object.entries(domains).flatMap(([domain, definitions]) =>
    Object.entries(definitions).map(([name, definition]) => ({ side, id: `${domain}.${name}`, definition })),
  );
}

const schemaOf = ({ definition }: Called, part: Part) => definition[part] as never;
const partsOf = ({ definition }: Called) => (['query', 'body'] as const).filter((part) => definition[part]);

test('no text of a query or body takes a NUL, another control character or half of a character', () => {
  const taken: string[] = [];
  const padded = (hostile: string) =>
    [0, 1, 2, 3, 6, 8, 12, 22, 36, 64].flatMap((n) => ['a', '1', 'A'].map((c) => c.repeat(n) + hostile));
  const tries = ['\u0000', '\u001b', '\ud800'].flatMap(padded);
  for (const called of calls)
    for (const part of partsOf(called))
      for (const { path, schema, kind } of leavesOf(schemaOf(called, part))) {
        const given =
          kind === 'document'
            ? tries.flatMap((text) => [{ a: text }, { [text]: 'a' }, { a: [text] }])
            : tries;
        const isOpen = ['string', 'document', 'unknown', 'any'].includes(kind);
        if (isOpen && given.some((value) => schema.safeParse(value).success))
          taken.push(`${called.side} ${called.id} ${part} ${path.join('.')}`);
      }
  expect(taken).toEqual([]);
});

describe(`no value makes a call fail (SEED=${SEED})`, () => {
  const draw = createNumbers(SEED);
  const ids: string[] = [randomUUID()];
  let app: TestApp;
  let browser: Browser;
  let operator: SignedIn;
  let keys: Parameters<typeof seal>[0]['keys'];
  let people = 0;

  beforeAll(async () => {
    app = await startTestApp({
      env: { ...NO_HUMAN_CHECK, RATE_LIMIT_PER_MINUTE: '100000000' },
      brands: [makeTill(MERCHANT)],
    });
    keys = (await app.server.inject({ url: '/wps/system/key' })).json().value;
    await enter();
  });
  afterAll(() => app.close());

  /** New people, since a call may have ended what the last ones had. */
  async function enter(): Promise<void> {
    people += 1;
    const member = await addMember(app, `member${people}`);
    browser = openBrowser(app);
    await browser.login(`member${people}`);
    const name = `operator${people}`;
    const grants = ROLES.map((role) => ({ role, merchantCode: null }));
    ids.push(member.id, await addOperator(app, name, { grants }));
    operator = await signInAs(app, name);
  }

  async function send(called: Called, input: Input): Promise<{ status: number; body: string }> {
    const { method, path } = called.definition;
    const url = `${path}${searchOf({ ...(input.query as object), ...(await ticketFor(called)) })}`;
    const response = await (called.side === 'site' ? app.server : app.consoleServer).inject({
      method,
      url,
      headers: headersOf(called, input),
      ...(input.text === undefined ? await payloadOf(called, input) : { payload: input.text }),
      payloadAsStream: true,
    });
    if (String(response.headers['content-type']).startsWith('text/event-stream')) {
      response.stream().destroy();
      return { status: response.statusCode, body: '' };
    }
    const body = Buffer.concat(await response.stream().toArray()).toString();
    return { status: response.statusCode, body };
  }

  function headersOf({ side, definition }: Called, { body, text }: Input): Record<string, string> {
    const { form = false, sealed = false } = definition as EndpointDefinition;
    const type = sealed
      ? 'application/jose'
      : form
        ? 'application/x-www-form-urlencoded'
        : 'application/json';
    const own =
      side === 'console'
        ? { ...operator.headers, host: CONSOLE_HOST, origin: CONSOLE_ORIGIN }
        : {
            authorization: `Bearer ${browser.token()}`,
            cookie: [...browser.jar].map((pair) => pair.join('=')).join('; '),
            'idempotency-key': randomUUID(),
          };
    return { ...own, merchant: MERCHANT, ...((body ?? text) ? { 'content-type': type } : {}) };
  }

  async function payloadOf({ definition }: Called, { body }: Input) {
    if (body === undefined) return {};
    const { form = false, sealed = false } = definition as EndpointDefinition;
    if (sealed) return { payload: await seal({ keys: { ...keys, now: app.clock.now() }, payload: body }) };
    return { payload: form ? searchOf(body as object).slice(1) : JSON.stringify(body) };
  }

  /** Where the browser opens it itself, a fresh ticket; without one nothing behind it is reached. */
  async function ticketFor({ side, id, definition }: Called): Promise<{ ticket?: string }> {
    const purpose = id.slice(id.indexOf('.') + 1);
    if (side === 'site') {
      const { ticket: wanted } = definition as EndpointDefinition;
      if (!wanted) return {};
      const { value } = await browser.post('/wps/session/ticket', { purpose: wanted });
      return { ticket: (value as { ticket: string } | undefined)?.ticket ?? '' };
    }
    const { access } = definition as OperatorEndpointDefinition;
    if (typeof access !== 'object' || !('by' in access)) return {};
    const { value } = await operator.post('/ops/ticket', { purpose }, { merchant: MERCHANT });
    return { ticket: (value as { ticket: string } | undefined)?.ticket ?? '' };
  }

  /** Ids that answers name are used in later calls, so that these find something. */
  function harvest(body: string): void {
    for (const [, id] of body.matchAll(/"\w*[iI]d":"([0-9a-f-]{36})"/g))
      if (id && ids.length < 200 && !ids.includes(id)) ids.push(id);
  }

  async function survives(called: Called, input: Input): Promise<string | null> {
    const { status, body } = await send(called, input);
    // Time passes, so that no limit on calls keeps the next ones from their handlers.
    app.clock.advance(PAUSE_MS);
    if (/"code":"(not_logged_in|logged_out)"/.test(body)) await enter();
    if (status === 200) harvest(body);
    if (status !== 500) return null;
    return `${status} ${called.side} ${called.id} ${JSON.stringify(input).slice(0, 300)} ${body.slice(0, 200)}`;
  }

  const fullInput = (called: Called, hasAll: boolean): Input =>
    Object.fromEntries(
      partsOf(called).map((part) => [part, sampleOf(schemaOf(called, part), { draw, ids, hasAll })]),
    );

  /** Neighbours, beginning anywhere. */
  function someOf<Item>(all: Item[]): Item[] {
    const first = draw(Math.max(1, all.length));
    return [...all.slice(first), ...all.slice(0, first)].slice(0, PLACES_PER_PART);
  }

  function* hostileInputs(called: Called): Generator<Input> {
    yield fullInput(called, true);
    if (IS_LARGE) yield fullInput(called, false);
    for (const part of partsOf(called))
      for (const { path } of someOf(leavesOf(schemaOf(called, part)))) {
        const values = part === 'query' ? HOSTILE_TEXTS : [...HOSTILE_TEXTS, ...HOSTILE_VALUES];
        for (const value of IS_LARGE ? values : [values[draw(values.length)]]) {
          const input = fullInput(called, draw(2) === 0);
          yield { ...input, [part]: withValueAt(input[part], path, value) };
        }
      }
    const text = HOSTILE_BODIES[draw(HOSTILE_BODIES.length)];
    if (text !== undefined && (called.definition.body || (called.definition as EndpointDefinition).rawBody))
      yield { ...fullInput(called, true), text };
  }

  test.each(['site', 'console'] as const)(
    'of the %s',
    async (side) => {
      const failed: string[] = [];
      for (const called of calls.filter((call) => call.side === side))
        for (const input of hostileInputs(called)) {
          const failure = await survives(called, input);
          if (failure) failed.push(failure);
        }
      expect(failed).toEqual([]);
    },
    600_000 * SCALE,
  );
});

/** A query of an address; a list is the same name several times. */
function searchOf(query: object): string {
  const params = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(typeof one === 'object' ? JSON.stringify(one) : one)]),
  );
  const written = params.map(([name, value]) => `${name}=${encode(value ?? '')}`).join('&');
  return written === '' ? '' : `?${written}`;
}

/** Half a character has no code of its own in an address. */
const encode = (value: string): string => encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'));
