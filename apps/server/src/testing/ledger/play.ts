import fc from 'fast-check';
import type { App } from '../../app.ts';
import type { Outcome, Posting } from '../../domains/wallet/wallet.module.ts';
import { uuidOf } from './ids.ts';
import { ledgerOf } from './ledger.ts';

/** One action of a client. What it picks from (its earlier bets, say) depends on the answers so far. */
type Operation = {
  what: 'deposit' | 'bet' | 'win' | 'bet_rollback' | 'win_rollback' | 'split_bet' | 'withdraw' | 'repeat';
  door: 'submit' | 'post';
  member: number;
  app: number;
  amount: bigint;
  pick: number;
  isPaid: boolean;
};
type PlayNeeds = { apps: Pick<App, 'database' | 'modules'>[]; brandId: string } & Size;
type Size = { seed: number; clients: number; members: number; operations: number };
/** The answers, as one client saw them. */
type Answered = { posting: Posting; outcome: Outcome };

export type Played = {
  answered: number;
  refused: number;
  /** By account: the balance according to the acknowledged postings. */
  expected: Map<string, bigint>;
};

/** The seed of a random run: from LEDGER_SEED, else new, and printed with every failure. */
export function ledgerSeed(fresh: () => number): number {
  return Number(process.env.LEDGER_SEED ?? fresh());
}

/** Random operations by many clients at once, each of which waits for its answer. The same seed asks for the same. */
export async function play({ apps, brandId, ...size }: PlayNeeds): Promise<Played> {
  const books = ledgerOf(brandId);
  const idOf = (...about: (string | number)[]) => uuidOf([size.seed, ...about].join('|'));
  const played: Played = { answered: 0, refused: 0, expected: new Map() };
  const operations = operationsOf(size);

  function note({ posting, outcome }: Answered): void {
    played.answered += 1;
    if (outcome.state === 'refused') {
      played.refused += 1;
      const { refusal } = outcome;
      const asked = posting.transfers.reduce((sum, { amount }) => sum + amount, 0n);
      if (refusal.reason !== 'not_enough_money' || refusal.balance < 0n || refusal.balance >= asked)
        throw new Error(`${posting.id} for ${asked} was refused: ${refusal.reason}`);
      return;
    }
    if (outcome.state !== 'posted') throw new Error(`${posting.id} was answered as ${outcome.state}`);
    for (const [index, { debit, credit, amount }] of posting.transfers.entries()) {
      move(played.expected, `${debit.owner}/${debit.purpose}`, -amount);
      move(played.expected, `${credit.owner}/${credit.purpose}`, amount);
      if (debit.purpose === 'main' && (outcome.lines[index]?.debitBalance ?? -1n) < 0n)
        throw new Error(`${posting.id} was posted below zero`);
    }
  }

  async function client(own: number): Promise<void> {
    const posted: Answered[] = [];
    const undone = new Set<string>();
    for (let at = own; at < operations.length; at += size.clients) {
      const operation = operations[at] as Operation;
      const app = apps[operation.app % apps.length] as PlayNeeds['apps'][number];
      const member = idOf('member', operation.member);
      const ask = (posting: Posting) => through(app, operation.door, posting);
      const take = async (posting: Posting) => {
        const answered = { posting, outcome: await ask(posting) };
        note(answered);
        if (answered.outcome.state === 'posted') posted.push(answered);
      };
      const earlier = (kind: string) => {
        const those = posted.filter(
          ({ posting }) => posting.transfers[0].kind === kind && !undone.has(posting.id),
        );
        return those[operation.pick % those.length]?.posting;
      };
      const id = idOf('operation', at);
      if (operation.what === 'repeat') {
        const answered = posted[operation.pick % posted.length];
        if (answered) assertSame(answered, await ask(answered.posting));
      } else if (operation.what === 'withdraw') await withdraw({ app, operation, id, member });
      else if (operation.what === 'split_bet') await take(books.splitBet(member, operation.amount, id));
      else if (operation.what === 'bet_rollback' || operation.what === 'win_rollback') {
        const of = earlier(operation.what === 'bet_rollback' ? 'bet' : 'win');
        if (!of) continue;
        undone.add(of.id);
        const [{ debit, credit, amount }] = of.transfers;
        await take(books.posting({ kind: operation.what, debit: credit, credit: debit, amount }, id));
      } else await take(books[operation.what](member, operation.amount, id));
    }
  }

  async function withdraw({ app, operation, id, member }: Withdrawal): Promise<void> {
    const { amount, isPaid } = operation;
    const { holds } = app.modules.wallet;
    const hold = { brandId, id, memberId: member, currency: 'CNY', amount, reference: 'test' };
    const [main, locked] = [books.main(member), books.account(member, 'locked')];
    const outcome = await app.database.transaction((tx) => holds.reserve(tx, hold));
    note({
      posting: books.posting({ kind: 'withdrawal_hold', debit: main, credit: locked, amount }, id),
      outcome,
    });
    if (outcome.state !== 'posted') return;
    const ended = await app.database.transaction((tx) =>
      isPaid ? holds.post(tx, hold, 'bank') : holds.void(tx, hold),
    );
    if (ended.state !== 'posted') throw new Error(`the end of ${id} was answered as ${ended.state}`);
    const end = isPaid
      ? ({ kind: 'withdrawal_paid', credit: books.account('bank', 'cashier') } as const)
      : ({ kind: 'withdrawal_returned', credit: main } as const);
    note({ posting: books.posting({ ...end, debit: locked, amount }), outcome: ended });
  }

  await Promise.all(Array.from({ length: size.clients }, (_, own) => client(own)));
  return played;
}

type Withdrawal = { app: PlayNeeds['apps'][number]; operation: Operation; id: string; member: string };

/** The balances in the books, without empty accounts. */
export async function balancesOf({ database }: Pick<App, 'database'>): Promise<Map<string, bigint>> {
  const rows = await database.withConnection((connection) =>
    connection.rows<{ account: string; balance: string }>(
      `select a.owner || '/' || a.purpose as account, sum(b.balance)::text as balance
       from wallet_balance as b
       join wallet_account as a on a.brand_id = b.brand_id and a.id = b.account_id
       group by 1
       having sum(b.balance) <> 0`,
    ),
  );
  return new Map(rows.map(({ account, balance }) => [account, BigInt(balance)]));
}

export function withoutNothing(balances: Map<string, bigint>): Map<string, bigint> {
  return new Map([...balances].filter(([, balance]) => balance !== 0n));
}

export function through(
  { database, modules }: Pick<App, 'database' | 'modules'>,
  door: Operation['door'],
  posting: Posting,
): Promise<Outcome> {
  if (door === 'submit') return modules.wallet.submit(posting);
  return database.transaction(async (tx) => (await modules.wallet.post(tx, [posting]))[0] as Outcome);
}

function operationsOf({ seed, members, operations }: Size): Operation[] {
  const operation = fc.record<Operation>({
    what: fc.oneof(
      { weight: 3, arbitrary: fc.constant('deposit' as const) },
      { weight: 8, arbitrary: fc.constant('bet' as const) },
      { weight: 5, arbitrary: fc.constant('win' as const) },
      { weight: 2, arbitrary: fc.constant('split_bet' as const) },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'bet_rollback' as const,
          'win_rollback' as const,
          'withdraw' as const,
          'repeat' as const,
        ),
      },
    ),
    door: fc.oneof(
      { weight: 5, arbitrary: fc.constant('submit' as const) },
      { weight: 1, arbitrary: fc.constant('post' as const) },
    ),
    member: fc.integer({ min: 0, max: members - 1 }),
    app: fc.nat(1),
    amount: fc.bigInt({ min: 1n, max: 1_000n }),
    pick: fc.nat(1_000),
    isPaid: fc.boolean(),
  });
  return fc.sample(operation, { seed, numRuns: operations });
}

function assertSame({ posting, outcome }: Answered, again: Outcome): void {
  const told = (one: Outcome) =>
    'lines' in one
      ? `${one.atMs}|${one.lines.map((line) => `${line.debitBalance}/${line.creditBalance}`)}`
      : '';
  if (again.state !== 'repeated' || told(again) !== told(outcome))
    throw new Error(`${posting.id} asked again was answered as ${again.state} ${told(again)}`);
}

function move(balances: Map<string, bigint>, account: string, amount: bigint): void {
  balances.set(account, (balances.get(account) ?? 0n) + amount);
}
