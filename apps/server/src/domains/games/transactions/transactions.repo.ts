import type { Product, RoundStepKind } from '@parlour/contract';
import { binaryArray, type ElementType } from '@parlour/database/bytes/binary-array';
import type { Queries, Run } from '@parlour/database/database';
import type { About, Kept, Play, SessionFacts } from './situations.rules.ts';
import { gamesAlert, gamesTransaction } from './transactions.schema.ts';

/** A vendor of a brand; each has its own transaction ids. */
export type VendorKey = { readonly brandId: string; readonly vendor: string };

/**
 * What must be known before a bet: what its id was used for, what its token stands for, whether its round has ended.
 */
export type BetQuestion = VendorKey & {
  readonly transactionId: string;
  readonly tokenHash: string;
  readonly memberId: string;
  readonly gameCode: string;
  readonly round: string;
};
export type BetFacts = {
  kept: Kept | undefined;
  session: SessionFacts | undefined;
  isRoundClosed: boolean;
  isMemberActive: boolean;
};

const KEPT_FIELDS = [
  'transaction_id',
  'kind',
  'member_id',
  'game_code',
  'round',
  'currency',
  'amount',
  'request_hash',
  'balance',
  'bonus_id',
  'bonus_amount',
  'reward_id',
];
/** Each column has its own name, since rows come keyed by name. */
const keptOf = (table: string) =>
  KEPT_FIELDS.map((field) => `${table}.${field} as ${table}_${field}`).join(', ');
const SESSION_FIELDS = [
  's.member_id as s_member_id',
  's.game_code as s_game_code',
  's.currency as s_currency',
  's.product as s_product',
  '(extract(epoch from s.expires_at) * 1000)::bigint as s_expires_at_ms',
];
const SESSION = SESSION_FIELDS.join(', ');
const KEPT_COLUMNS = KEPT_FIELDS.length;
const SESSION_COLUMNS = SESSION_FIELDS.length;

const BET_QUESTION: readonly [ElementType, (question: BetQuestion) => string][] = [
  ['uuid', ({ brandId }) => brandId],
  ['text', ({ vendor }) => vendor],
  ['uuid', ({ transactionId }) => transactionId],
  ['text', ({ tokenHash }) => tokenHash],
  ['uuid', ({ memberId }) => memberId],
  ['text', ({ gameCode }) => gameCode],
  ['text', ({ round }) => round],
];

/**
 * Looks up many bets in one trip, each by its keys. Conditions that are not keys are written so that no index can serve
 * them: see the indexes of the table.
 */
export function betFactsReader(isActiveMember: (brandId: string, memberId: string) => string) {
  const text = `select ${keptOf('t')}, ${SESSION}, (
      select true
      from games_transaction as c
      where c.round = k.round and c.closes_round and (c.brand_id, c.vendor, c.member_id, c.game_code)
        is not distinct from (k.brand_id, k.vendor, k.member_id, k.game_code)
      limit 1
    ) as is_closed, ${isActiveMember('k.brand_id', 'k.member_id')} as is_active
    from (select unnest($1::uuid[]) as brand_id, unnest($2::text[]) as vendor, unnest($3::uuid[]) as transaction_id,
      unnest($4::text[]) as token_hash, unnest($5::uuid[]) as member_id, unnest($6::text[]) as game_code,
      unnest($7::text[]) as round, unnest($8::int2[]) as place) as k
    left join games_transaction as t
      on t.brand_id = k.brand_id and t.vendor = k.vendor and t.transaction_id = k.transaction_id
    left join games_session as s
      on s.token_hash = k.token_hash and (s.brand_id, s.vendor) is not distinct from (k.brand_id, k.vendor)
    order by k.place`;
  return async (run: Run, questions: readonly BetQuestion[]): Promise<BetFacts[]> => {
    const values = BET_QUESTION.map(([type, cellOf]) => binaryArray(type, questions, cellOf));
    const places = binaryArray('int2', [...questions.keys()], (place) => place);
    const rows = await run({ name: 'games_read_bet_facts', text, values: [...values, places] });
    return rows.map((row) => {
      const [isRoundClosed, isMemberActive] = row.slice(KEPT_COLUMNS + SESSION_COLUMNS);
      return {
        kept: asKept(row),
        session: asSession(row, KEPT_COLUMNS),
        isRoundClosed: isRoundClosed === true,
        isMemberActive: isMemberActive === true,
      };
    });
  };
}

/** Waits for other calls about the same transaction. False: it does not exist, so nothing is locked. */
export async function lockTransaction(
  run: Run,
  { brandId, vendor }: VendorKey,
  id: string,
): Promise<boolean> {
  const rows = await run({
    name: 'games_lock_transaction',
    text: `select 1
           from games_transaction
           where brand_id = $1::uuid and vendor = $2::text and transaction_id = $3::uuid
           for update`,
    values: [brandId, vendor, id],
  });
  return rows.length > 0;
}

export async function isTakenBack(run: Run, { brandId, vendor }: VendorKey, id: string): Promise<boolean> {
  const rows = await run({
    name: 'games_is_taken_back',
    text: `select 1
           from games_transaction
           where reference_id = $3::uuid and kind = 'rollback'
             and (brand_id, vendor) is not distinct from ($1::uuid, $2::text)
           limit 1`,
    values: [brandId, vendor, id],
  });
  return rows.length > 0;
}

export type Facts = About & {
  kept: Kept | undefined;
  target: Kept | undefined;
  session: SessionFacts | undefined;
  /** All wins of the round so far, held or not. */
  wonInRound: bigint;
  /** Whether a bonus paid a part of a stake of the round. */
  hasBonusStake: boolean;
};

/** After the lock, in a separate statement: one that waited for the lock would not see what was added meanwhile. */
export async function readFacts(
  run: Run,
  { brandId, vendor }: VendorKey,
  { play, tokenHash }: { play: Play; tokenHash: string },
): Promise<Facts> {
  const [row = []] = await run({
    name: 'games_read_facts',
    text: `select ${keptOf('t')}, ${keptOf('o')}, ${SESSION}, exists (
             select 1
             from games_transaction as r
             where r.reference_id = $4::uuid and r.kind = 'rollback'
               and (r.brand_id, r.vendor) is not distinct from ($1::uuid, $2::text)
           ) as is_rolled_back, exists (
             select 1
             from games_transaction as w
             where w.reference_id = $4::uuid and w.kind = 'win'
               and (w.brand_id, w.vendor) is not distinct from ($1::uuid, $2::text)
               and not exists (
                 select 1
                 from games_transaction as r
                 where r.reference_id = w.transaction_id and r.kind = 'rollback'
                   and (r.brand_id, r.vendor) is not distinct from (w.brand_id, w.vendor)
               )
           ) or exists (
             select 1
             from games_jackpot_draw as j
             where j.brand_id = $1::uuid and j.winner_vendor = $2::text and j.winner_transaction_id = $4::uuid
               and j.won > 0
           ) as has_standing_win, exists (
             select 1
             from games_transaction as c
             where c.round = $5::text and c.closes_round and (c.brand_id, c.vendor, c.member_id, c.game_code)
               is not distinct from ($1::uuid, $2::text, $6::uuid, $7::text)
           ) as is_closed, w.won_in_round, w.has_bonus_stake
           from (
             select coalesce(sum(amount) filter (where kind = 'win'), 0)::int8 as won_in_round,
               coalesce(bool_or(bonus_amount > 0 and kind = 'bet'), false) as has_bonus_stake
             from games_transaction
             where round = $5::text and member_id = $6::uuid
               and (brand_id, vendor, game_code) is not distinct from ($1::uuid, $2::text, $7::text)
           ) as w
           left join games_transaction as t
             on t.brand_id = $1::uuid and t.vendor = $2::text and t.transaction_id = $3::uuid
           left join games_transaction as o
             on o.brand_id = $1::uuid and o.vendor = $2::text and o.transaction_id = $4::uuid
           left join games_session as s
             on s.token_hash = $8::text and (s.brand_id, s.vendor) is not distinct from ($1::uuid, $2::text)`,
    values: [
      brandId,
      vendor,
      play.transactionId,
      aboutOf(play),
      play.round,
      play.memberId,
      play.gameCode,
      tokenHash,
    ],
  });
  const [isRolledBack, hasStandingWin, isRoundClosed, wonInRound, hasBonusStake] = row.slice(
    2 * KEPT_COLUMNS + SESSION_COLUMNS,
  );
  return {
    kept: asKept(row),
    target: asKept(row.slice(KEPT_COLUMNS)),
    session: asSession(row, 2 * KEPT_COLUMNS),
    isRolledBack: isRolledBack === true,
    hasStandingWin: hasStandingWin === true,
    isRoundClosed: isRoundClosed === true,
    wonInRound: BigInt((wonInRound ?? 0) as bigint),
    hasBonusStake: hasBonusStake === true,
  };
}

/** The transaction that a call names; a win that names none is about itself. */
export const aboutOf = ({ referenceId, transactionId }: Play): string => referenceId ?? transactionId;

export type NewTransaction = typeof gamesTransaction.$inferInsert;

export async function insertTransactions(
  queries: Queries,
  rows: [NewTransaction, ...NewTransaction[]],
): Promise<void> {
  await queries.insert(gamesTransaction).values(rows);
}

/** Something for an operator to review; stored once, however often a vendor repeats it. */
export async function insertAlert(queries: Queries, alert: typeof gamesAlert.$inferInsert): Promise<boolean> {
  const rows = await queries
    .insert(gamesAlert)
    .values(alert)
    .onConflictDoNothing()
    .returning({ vendor: gamesAlert.vendor });
  return rows.length > 0;
}

function asKept(row: unknown[]): Kept | undefined {
  if (row[0] === null || row[0] === undefined) return undefined;
  const [
    transactionId,
    kind,
    memberId,
    gameCode,
    round,
    currency,
    amount,
    requestHash,
    balance,
    bonusId,
    bonusAmount,
    rewardId,
  ] = row as [
    string,
    RoundStepKind,
    string,
    string,
    string,
    string,
    bigint,
    string,
    bigint,
    string | null,
    bigint,
    string | null,
  ];
  return {
    transactionId,
    kind,
    memberId,
    gameCode,
    round,
    currency,
    amount,
    requestHash,
    balance,
    bonusId,
    bonusAmount,
    rewardId,
  };
}

function asSession(row: unknown[], from: number): SessionFacts | undefined {
  const [memberId, gameCode, currency, product, expiresAtMs] = row.slice(from) as [
    string,
    string,
    string,
    Product,
    bigint,
  ];
  if (memberId === null) return undefined;
  return { memberId, gameCode, currency, product, expiresAtMs: Number(expiresAtMs) };
}
