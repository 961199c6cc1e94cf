import { randomUUID } from 'node:crypto';
import { seal } from '@parlour/client/seal';
import { SECOND_MS } from '@parlour/clock/durations';
import { consoleContract, contract, type EndpointDefinition, ROLES } from '@parlour/contract';
import { computeDraw } from '@parlour/fairness';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLottery } from '../../factories/lottery.factory.ts';
import { createSecrets } from '../../secrets/secrets.ts';
import { leavesOf, sampleOf } from '../../testing/fuzz/inputs.ts';
import { addBettor, type Drawn, openLottery } from '../../testing/lottery.ts';
import {
  addOperator,
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  type SignedIn,
  signInAs,
} from '../../testing/operators.ts';
import { createNumbers } from '../../testing/seeded-numbers.ts';
import { TEST_MASTER_KEY } from '../../testing/test-app.ts';
import { pickOf } from './games/families.rules.ts';
import { SEED_PURPOSE } from './issues/making.service.ts';

/** What nobody may know or say before the draw. */
const COLUMNS_OF_THE_DRAW = ['seed', 'result', 'drawn_at', 'settled_at'];
const MERCHANT = 'harbor';
/** Fewer are not all of them. */
const TABLES_MIN = 60;
const SURE = { play: 'ssc.fixedPosition', selection: '0,5||||', multiple: 1, model: 'yuan' };

type IssueColumns = Record<string, unknown> & { numero: string; state: string; sealed_seed: string | null };
type Call = { side: 'site' | 'console'; id: string; definition: EndpointDefinition };

let lottery: Drawn;
let bettor: Awaited<ReturnType<typeof addBettor>>;
let operator: SignedIn;
let keys: Parameters<typeof seal>[0]['keys'];
beforeAll(async () => {
  lottery = await openLottery();
  bettor = await addBettor(lottery.app, 'mary01');
  keys = (await lottery.app.server.inject({ url: '/wps/system/key' })).json().value;
  await enter();
});
afterAll(() => lottery.app.close());

let people = 0;
async function enter(): Promise<void> {
  people += 1;
  await bettor.login('mary01');
  const grants = ROLES.map((role) => ({ role, merchantCode: null }));
  await addOperator(lottery.app, `all${people}`, { grants });
  operator = await signInAs(lottery.app, `all${people}`);
}

const calls: Call[] = [
  ...(Object.entries({ site: contract, console: consoleContract }) as [Call['side'], object][]).flatMap(
    ([side, domains]) =>
      Object.entries(domains as Record<string, Record<string, EndpointDefinition>>).flatMap(
        ([domain, definitions]) =>
          Object.entries(definitions).map(([name, definition]) => ({
            side,
            id: `${domain}.${name}`,
            definition,
          })),
      ),
  ),
];

const readIssues = async () =>
  (await lottery.app.database.queries.execute(sql`select * from lottery_issue order by closes_at`))
    .rows as IssueColumns[];

/** Every column of every table of ours in which a row tells, read as text. */
async function placesThatTell(tells: (text: string) => boolean): Promise<string[]> {
  const { queries } = lottery.app.database;
  const { rows: tables } = await queries.execute(sql`
    select table_schema, table_name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by table_schema, table_name`);
  expect(tables.length).toBeGreaterThan(TABLES_MIN);
  const telling: string[] = [];
  for (const { table_schema: schema, table_name: table } of tables as Record<string, string>[]) {
    const name = sql`${sql.identifier(schema ?? '')}.${sql.identifier(table ?? '')}`;
    const { rows } = await queries.execute(sql`select to_jsonb(own)::text as text from ${name} own`);
    for (const { text } of rows as { text: string }[])
      if (tells(text)) telling.push(`${table}: ${columnsThatTell(text, tells)}`);
  }
  return [...new Set(telling)];
}

const columnsThatTell = (row: string, tells: (text: string) => boolean): string =>
  Object.entries(JSON.parse(row) as object)
    .filter(([, value]) => tells(typeof value === 'string' ? value : JSON.stringify(value)))
    .map(([column]) => column)
    .join();

/** What the call asks for, filled with what is there: so that it finds the lottery, its issue and its order. */
function inputOf({ definition }: Call, known: Record<string, unknown>) {
  const draw = createNumbers(1);
  const partOf = (part: 'query' | 'body') => {
    const schema = definition[part] as never;
    if (!schema) return undefined;
    const sample = sampleOf(schema, { draw, ids: [String(known.id)], hasAll: false }) as object;
    const names = new Set(leavesOf(schema).map(({ path }) => path[0]));
    const own = Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name)));
    return { ...sample, ...own };
  };
  return { query: partOf('query'), body: partOf('body') };
}

async function answerOf(call: Call, known: Record<string, unknown>): Promise<string> {
  const { method, path, form = false, sealed = false } = call.definition;
  const { query, body } = inputOf(call, known);
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const isSite = call.side === 'site';
  const payload =
    body === undefined
      ? undefined
      : sealed
        ? await seal({ keys: { ...keys, now: lottery.app.clock.now() }, payload: body })
        : form
          ? new URLSearchParams(body as Record<string, string>).toString()
          : JSON.stringify(body);
  const type = sealed ? 'application/jose' : form ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await (isSite ? lottery.app.server : lottery.app.consoleServer).inject({
    method,
    url: `${path}?${search}`,
    headers: {
      merchant: MERCHANT,
      ...(isSite
        ? {
            authorization: `Bearer ${bettor.token()}`,
            cookie: [...bettor.jar].map((pair) => pair.join('=')).join('; '),
            'idempotency-key': randomUUID(),
          }
        : { ...operator.headers, host: CONSOLE_HOST, origin: CONSOLE_ORIGIN }),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
    payloadAsStream: true,
  });
  if (String(response.headers['content-type']).startsWith('text/event-stream')) {
    response.stream().destroy();
    return '';
  }
  const text = Buffer.concat(await response.stream().toArray()).toString();
  if (/"code":"(not_logged_in|logged_out)"/.test(text)) await enter();
  return text;
}

test('before its draw no call and no column tells the seed or the numbers of an issue, and none can set them', async () => {
  const { app } = lottery;
  const { numero, closesAt, drawsAt } = await bettor.current();
  const { id } = await bettor.placed({ items: [SURE], stake: '4.00' });
  app.clock.set(closesAt + 2 * SECOND_MS);
  await app.modules.lottery.advance();

  const secrets = createSecrets(Buffer.from(TEST_MASTER_KEY, 'hex'));
  const issues = await readIssues();
  const seeds = issues.map(({ sealed_seed }) =>
    secrets.decrypt(SEED_PURPOSE, String(sealed_seed)).toString(),
  );
  const sealed = issues.find((issue) => issue.numero === numero);
  // Whoever had the seed would know the numbers now: this is the moment at which nobody may have it.
  expect(sealed).toMatchObject({ state: 'closed', root: expect.any(String), external: expect.any(String) });
  const { numbers } = computeDraw({
    game: 'HM1',
    drawId: numero,
    seed: seeds[issues.indexOf(sealed as IssueColumns)] ?? '',
    root: String(sealed?.root),
    external: String(sealed?.external),
    pick: pickOf(makeLottery()),
  });
  const forms = [
    numbers.join(),
    numbers.join('|'),
    numbers.join(' '),
    numbers.join('-'),
    numbers.join(', '),
    numbers.join('", "'),
  ];
  const words = [...forms, ...seeds, ...seeds.map((seed) => Buffer.from(seed, 'hex').toString('base64'))];
  const tells = (text: string) => words.some((word) => text.includes(word));

  for (const issue of issues) {
    for (const column of COLUMNS_OF_THE_DRAW) expect([column, issue[column]]).toEqual([column, null]);
  }
  expect(await placesThatTell(tells)).toEqual([]);

  const known = {
    gameId: 'HM1',
    game: 'HM1',
    code: 'HM1',
    numero,
    id,
    orderId: id,
    playType: 'trad',
    limit: 50,
  };
  const telling: string[] = [];
  const reached: string[] = [];
  const ends = (call: Call) => Number(/sign_?out|logout|endOwn|login/i.test(call.id));
  for (const call of [...calls].sort((a, b) => ends(a) - ends(b))) {
    const text = await answerOf(call, known);
    if (text.includes(numero)) reached.push(call.id);
    if (tells(text)) telling.push(`${call.side} ${call.id}`);
  }
  expect(telling).toEqual([]);
  // Calls that show this very issue were among them.
  const shown = ['lotteryDraw', 'orderDetail', 'lotteryIssue', 'lotteryOrder'];
  expect(reached).toEqual(expect.arrayContaining(shown.map((name) => `lottery.${name}`)));

  const now = (await readIssues()).find((issue) => issue.numero === numero);
  expect(now).toEqual(sealed);
  app.clock.set(Math.max(drawsAt, app.clock.now()));
  await app.modules.lottery.advance();
  const drawn = (await readIssues()).find((issue) => issue.numero === numero);
  expect(drawn).toMatchObject({ result: numbers, sealed_seed: null });
}, 120_000);

test('nothing of a draw is asked for by any call about lotteries', () => {
  const told = calls
    .filter(({ id, definition: { path } }) => id.startsWith('lottery.') || path.includes('lott'))
    .flatMap(({ definition }) =>
      (['query', 'body'] as const).flatMap((part) =>
        definition[part] ? leavesOf(definition[part] as never).map(({ path }) => path.join('.')) : [],
      ),
    );
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((place) => /seed|result|root|drawn|numbers|commitment/i.test(place))).toEqual([]);
});
