import type { Clock } from '@parlour/clock/clock';
import { FIRST_ID, idFromWords, newId } from '@parlour/clock/ids';
import type { LotterySetup } from '@parlour/contract';
import { SUB_ORDERS_MAX } from '@parlour/contract/values/lottery.rules';
import type { Database } from '@parlour/database/database';
import { readDecimal, writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { businessDate } from '../../../tenancy/business-day.rules.ts';
import { tellGuardRefusal } from '../../protection/protection.module.ts';
import {
  type CompanionKind,
  companion,
  type Outcome,
  ownerOf,
  type Posting,
  type Wallet,
} from '../../wallet/wallet.module.ts';
import { type GameRow, type LotteryGames, prizeModeOf, settingsAt } from '../games/games.ts';
import type { IssueRow, Sales } from '../issues/issues.ts';
import { type TicketLine, writeLines } from './lines.rules.ts';
import type { NumberCount } from './numbers.service.ts';
import { paidBy, stakePosting } from './postings.ts';
import { createPricing, type ItemRefusal, type OrderBody, type PricedItem } from './pricing.rules.ts';
import { isOrderOf } from './repeats.rules.ts';
import { insertTickets, listOrder, type TicketRow } from './tickets.repo.ts';

type PlacingNeeds = {
  database: Database;
  clock: Clock;
  wallet: Pick<Wallet, 'submit' | 'post' | 'referenceOf'>;
  games: LotteryGames;
  sales: Sales;
  numbers: NumberCount;
};
type PlaceCall = { brand: Brand; session: Session; idempotencyKey: string | null };
type Asked = { body: OrderBody; id: string };
type Owner = { brandId: string; memberId: string; currency: string };
export type Placing = ReturnType<typeof createPlacing>;

/** Takes orders: all of one or nothing, and nothing once an issue has closed. */
export function createPlacing({ database, clock, wallet, games, sales, numbers }: PlacingNeeds) {
  async function gameOf(brand: Brand, body: OrderBody): Promise<GameRow> {
    const game = await games.find(brand.id, body.gameId);
    if (!game?.setup.isOn || !game.setup.playTypes.includes(body.playType)) throw new Refusal('not_found');
    if (game.version !== body.termsVersion) throw new Refusal('terms_changed');
    const count = body.issues.length;
    if (count > game.setup.chaseMax || count * body.items.length > SUB_ORDERS_MAX)
      throw new Refusal('invalid_input', { fields: { issues: 'too_big' } });
    if (!prizeModeOf(game.setup, body.prizeMode))
      throw new Refusal('invalid_input', { fields: { prizeMode: 'not_allowed' } });
    if (new Set(body.issues.map(({ numero }) => numero)).size < count)
      throw new Refusal('invalid_input', { fields: { issues: 'not_allowed' } });
    return game;
  }

  /** What the order bets on each issue. */
  function ticketsOf(game: GameRow, issues: readonly IssueRow[], body: OrderBody, owner: Owner) {
    const { setup, code } = game;
    const { currency } = owner;
    const prizeMode = prizeModeOf(setup, body.prizeMode);
    const isCounted = numbers.isNeeded(game);
    const orderId = newId(clock);
    const at = new Date(clock.now());
    const priceFor = priceOnce(setup, body, currency);
    return issues.map((issue, index): TicketRow => {
      const { settings, items, lineOf } = priceFor(issue);
      const multiple = body.issues[index]?.multiple ?? 1;
      const lines = items.map((item) => lineOf(item, multiple));
      return {
        ...owner,
        id: index === 0 ? orderId : newId(clock),
        orderId,
        game: code,
        numero: issue.numero,
        playType: body.playType,
        issues: issues.length,
        stopsOnWin: body.stopsOnWin && issues.length > 1,
        subOrders: lines.length,
        lines: writeLines({ settings, caps: setup.caps, prizeMode, isCounted, lines }),
        stake: lines.reduce((sum, { parts }) => sum + parts, 0n),
        bonusId: null,
        bonusStake: 0n,
        state: 'pending',
        outcome: '',
        won: 0n,
        rebate: 0n,
        refunded: 0n,
        at,
        paidAt: null,
      };
    });
  }

  /** A single ticket shares its commit with others; chases, and what is counted by number, have one of their own. */
  async function write(game: GameRow, rows: readonly TicketRow[], posting: Posting): Promise<Outcome> {
    const [first] = rows as [TicketRow, ...TicketRow[]];
    if (rows.length === 1 && !numbers.isNeeded(game)) return wallet.submit(posting, companion(TICKET, first));
    return database.transaction(async (tx) => {
      const [outcome] = await wallet.post(tx, [posting]);
      if (outcome?.state === 'posted') await insertTickets(tx, paidBy(rows, outcome.spent));
      if (outcome?.state === 'posted' && numbers.isNeeded(game)) await numbers.add(tx, game, rows);
      return outcome as Outcome;
    });
  }

  /** The order a key was used for before; null if for none, refused if for another one. */
  async function orderUnder(postingId: string, brand: Brand, body: OrderBody): Promise<TicketRow[] | null> {
    const orderId = await wallet.referenceOf(brand.id, postingId);
    if (orderId === null) return null;
    const tickets = await listOrder(database.queries, brand.id, orderId);
    const game = await games.find(brand.id, body.gameId);
    if (!game || !isOrderOf(tickets, body, game)) throw new Refusal('idempotency_conflict');
    return tickets;
  }

  /** Places an order; null if its posting is there already. */
  async function placeNew(brand: Brand, owner: Owner, { body, id }: Asked): Promise<TicketRow[] | null> {
    const game = await gameOf(brand, body);
    const issues = await sales.find(
      { brandId: brand.id, game: game.code },
      body.issues.map(({ numero }) => numero),
    );
    const rows = ticketsOf(game, issues, body, owner);
    const [first] = rows as [TicketRow, ...TicketRow[]];
    const amount = rows.reduce((sum, { stake }) => sum + stake, 0n);
    if (amount !== readDecimal(body.stake))
      throw new Refusal('stake_differs', { stake: writeDecimal(amount) });
    const outcome = await write(
      game,
      rows,
      stakePosting(first, { id, orderId: first.orderId, amount, largest: largestOf(rows) }),
    ).catch((error: unknown) => {
      throw isSealed(error) ? new Refusal('issue_closed') : error;
    });
    if (outcome.state === 'refused') throw refusalOf(outcome.refusal, brand, clock.now());
    return outcome.state === 'posted' ? rows : null;
  }

  return {
    /**
     * Returns the tickets of the order. One that was placed before under this key is the answer to every repeat, though
     * its issue has closed or the terms have changed since.
     */
    async place({ brand, session, idempotencyKey }: PlaceCall, body: OrderBody): Promise<TicketRow[]> {
      const { memberId, currency } = ownerOf(brand, session);
      const id = idFromWords(`lottery order|${brand.id}|${memberId}|${idempotencyKey}`);
      const owner = { brandId: brand.id, memberId, currency };
      const placed = await placeNew(brand, owner, { body, id }).catch(async (error: unknown) => {
        const before = error instanceof Refusal ? await orderUnder(id, brand, body) : null;
        if (!before) throw error;
        return before;
      });
      const tickets = placed ?? (await orderUnder(id, brand, body));
      if (!tickets) throw new Error(`the posting ${id} has no order`);
      return tickets;
    },
  };
}

type Priced = {
  settings: Record<string, string>;
  items: PricedItem[];
  lineOf: (item: PricedItem, issueMultiple: number) => TicketLine & { parts: bigint };
};

/** Prices the items of an order, once for all issues that are played alike. */
function priceOnce(setup: LotterySetup, body: OrderBody, currency: string) {
  const bySettings = new Map<string, Priced>();
  return (issue: IssueRow): Priced => {
    const settings = settingsAt(setup, drawDayOf(setup, issue));
    const key = settings === setup.settings ? '' : JSON.stringify(settings);
    const known = bySettings.get(key);
    if (known) return known;
    const priced = priceOrRefuse(setup, body, { settings, currency });
    bySettings.set(key, priced);
    return priced;
  };
}

function priceOrRefuse(
  setup: LotterySetup,
  { items, playType }: OrderBody,
  { settings, currency }: { settings: Record<string, string>; currency: string },
): Priced {
  const pricing = createPricing(setup, { settings, playType, currency });
  const stakeMax = readDecimal(setup.stakeMax) ?? 0n;
  return {
    settings,
    items: items.map((item) => {
      const priced = pricing.price(item);
      if ('code' in priced) throw refusalFor(priced);
      return priced;
    }),
    lineOf(item, issueMultiple) {
      const line = pricing.lineOf(item, issueMultiple);
      if (!line)
        throw new Refusal('selection_refused', { play: item.play, multiple: item.multiple * issueMultiple });
      if (line.parts > stakeMax)
        throw new Refusal('bet_too_large', { limit: writeDecimal(stakeMax), currency });
      return line;
    },
  };
}

/** A refusal whose words name figures takes them by its own code. */
function refusalFor({ code, value }: ItemRefusal): Refusal {
  return code === 'number_full' ? new Refusal(code, value) : new Refusal(code, value);
}

const largestOf = (rows: readonly TicketRow[]) =>
  rows.reduce((most, { stake }) => (stake > most ? stake : most), 0n);

const drawDays = new WeakMap<IssueRow, string>();

/** The day of a draw in its lottery's zone; worked out once for each issue on sale. */
function drawDayOf({ schedule: { timeZone } }: LotterySetup, issue: IssueRow): string {
  const day =
    drawDays.get(issue) ?? businessDate({ timeZone, dayStartsAt: '00:00' }, issue.drawsAt.getTime());
  drawDays.set(issue, day);
  return day;
}

/** The trigger's own word: the issue was sealed while the ticket was on its way. */
function isSealed(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { constraint?: string }).constraint === 'lottery_ticket_issue_open') return true;
  return false;
}

type Refused = Extract<Outcome, { state: 'refused' }>['refusal'];

function refusalOf(refusal: Refused, { settings }: Brand, nowMs: number): Refusal {
  if (refusal.reason === 'not_enough_money') return new Refusal('not_enough_money');
  if (refusal.reason === 'bonus_stake_limit')
    return new Refusal('bonus_stake_limit', {
      limit: writeDecimal(refusal.limit),
      currency: settings.currency,
    });
  return tellGuardRefusal(refusal, { settings, nowMs });
}

const TICKET: CompanionKind<TicketRow> = {
  table: 'lottery_ticket',
  columns: [
    { name: 'id', type: 'uuid', of: ({ id }) => id },
    { name: 'order_id', type: 'uuid', of: ({ orderId }) => orderId },
    { name: 'game', type: 'text', of: ({ game }) => game },
    { name: 'numero', type: 'text', of: ({ numero }) => numero },
    { name: 'member_id', type: 'uuid', of: ({ memberId }) => memberId },
    { name: 'currency', type: 'text', of: ({ currency }) => currency },
    { name: 'play_type', type: 'text', of: ({ playType }) => playType },
    { name: 'issues', type: 'int8', of: ({ issues }) => BigInt(issues) },
    { name: 'stops_on_win', type: 'bool', of: ({ stopsOnWin }) => stopsOnWin },
    { name: 'sub_orders', type: 'int8', of: ({ subOrders }) => BigInt(subOrders) },
    { name: 'lines', type: 'text', of: ({ lines }) => lines },
    { name: 'stake', type: 'int8', of: ({ stake }) => stake },
    {
      name: 'bonus_id',
      type: 'uuid',
      isNullable: true,
      of: (row, [line]) => paidBy([row], line?.prepared.spent)[0]?.bonusId ?? FIRST_ID,
    },
    {
      name: 'bonus_stake',
      type: 'int8',
      of: (row, [line]) => paidBy([row], line?.prepared.spent)[0]?.bonusStake ?? 0n,
    },
    { name: 'state', type: 'text', of: ({ state }) => state },
    { name: 'outcome', type: 'text', of: ({ outcome }) => outcome },
    { name: 'won', type: 'int8', of: ({ won }) => won },
    { name: 'rebate', type: 'int8', of: ({ rebate }) => rebate },
    { name: 'refunded', type: 'int8', of: ({ refunded }) => refunded },
    { name: 'at', type: 'timestamptz', of: ({ at }) => at.toISOString() },
  ],
};
