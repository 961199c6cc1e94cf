import type { Clock } from '@parlour/clock/clock';
import { idFromWords, newId } from '@parlour/clock/ids';
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
  type Wallet,
} from '../../wallet/wallet.module.ts';
import { settingsAt } from '../games/families.rules.ts';
import type { GameRow } from '../games/games.repo.ts';
import type { LotteryGames } from '../games/games.service.ts';
import { findIssues, type IssueRow } from '../issues/issues.repo.ts';
import { type TicketLine, writeLines } from './lines.rules.ts';
import { stakePosting } from './postings.rules.ts';
import { lineOf, type OrderBody, type PricedItem, priceItem } from './pricing.rules.ts';
import { insertTickets, type TicketRow } from './tickets.repo.ts';

type PlacingNeeds = {
  database: Database;
  clock: Clock;
  wallet: Pick<Wallet, 'submit' | 'post'>;
  games: LotteryGames;
};
type PlaceCall = { brand: Brand; session: Session; idempotencyKey: string | null };
export type Placing = ReturnType<typeof createPlacing>;

/** Takes orders: all of one or nothing, and nothing once an issue has closed. */
export function createPlacing({ database, clock, wallet, games }: PlacingNeeds) {
  /** In the order of the call; each must be open for sale now. */
  async function openIssues(game: GameRow, asked: OrderBody['issues']): Promise<IssueRow[]> {
    const numeros = asked.map(({ numero }) => numero);
    const { brandId, code } = game;
    const found = await findIssues(database.queries, { brandId, game: code }, numeros);
    const byNumero = new Map(found.map((issue) => [issue.numero, issue]));
    const nowMs = clock.now();
    return [...new Set(numeros)].map((numero) => {
      const issue = byNumero.get(numero);
      if (!issue) throw new Refusal('not_found');
      if (issue.state !== 'open' || issue.closesAt.getTime() <= nowMs) throw new Refusal('issue_closed');
      return issue;
    });
  }

  /** A single ticket shares its commit with others; the tickets of a chase have one of their own. */
  async function write(
    rows: readonly TicketRow[],
    { id, amount }: { id: string; amount: bigint },
  ): Promise<Outcome> {
    const [first] = rows as [TicketRow, ...TicketRow[]];
    const posting = stakePosting(first, { id, orderId: first.orderId, amount });
    if (rows.length === 1) return wallet.submit(posting, companion(TICKET, first));
    return database.transaction(async (tx) => {
      const [outcome] = await wallet.post(tx, [posting]);
      if (outcome?.state === 'posted') await insertTickets(tx, rows);
      return outcome as Outcome;
    });
  }

  return {
    async place({ brand, session, idempotencyKey }: PlaceCall, body: OrderBody): Promise<string> {
      const game = await games.find(brand.id, body.gameId);
      if (!game?.setup.isOn || !game.setup.playTypes.includes(body.playType)) throw new Refusal('not_found');
      if (game.version !== body.termsVersion) throw new Refusal('terms_changed');
      const { setup } = game;
      if (body.issues.length > setup.chaseMax || body.issues.length * body.items.length > SUB_ORDERS_MAX)
        throw new Refusal('invalid_input', { fields: { issues: 'too_big' } });
      const issues = await openIssues(game, body.issues);
      if (issues.length < body.issues.length)
        throw new Refusal('invalid_input', { fields: { issues: 'not_allowed' } });
      const { memberId, currency } = ownerOf(brand, session);
      const orderId = newId(clock);
      const rows = issues.map((issue, index): TicketRow => {
        const settings = settingsAt(setup, drawDayOf(setup, issue));
        const priced = body.items.map((item) => priceOrRefuse(setup, settings, { item, body, currency }));
        const issueMultiple = body.issues[index]?.multiple ?? 1;
        const lines = priced.map((item) => lineIn(setup, item, { issueMultiple, currency }));
        return {
          brandId: brand.id,
          id: index === 0 ? orderId : newId(clock),
          orderId,
          game: game.code,
          numero: issue.numero,
          memberId,
          currency,
          playType: body.playType,
          issues: issues.length,
          stopsOnWin: body.stopsOnWin && issues.length > 1,
          lines: writeLines({
            settings,
            caps: setup.caps,
            lines: lines.map(({ parts: _parts, ...line }) => line),
          }),
          stake: lines.reduce((sum, { parts }) => sum + parts, 0n),
          state: 'pending',
          outcome: '',
          won: 0n,
          rebate: 0n,
          refunded: 0n,
          at: new Date(clock.now()),
          paidAt: null,
        };
      });
      const amount = rows.reduce((sum, { stake }) => sum + stake, 0n);
      if (amount !== readDecimal(body.stake))
        throw new Refusal('stake_differs', { stake: writeDecimal(amount) });
      const id = idFromWords(`lottery order|${brand.id}|${memberId}|${idempotencyKey ?? orderId}`);
      const outcome = await write(rows, { id, amount }).catch((error: unknown) => {
        throw isSealed(error) ? new Refusal('issue_closed') : error;
      });
      if (outcome.state === 'refused') throw refusalOf(outcome.refusal, brand, clock.now());
      if (outcome.state !== 'posted') throw new Error(`order ${orderId} was ${outcome.state}`);
      return orderId;
    },
  };
}

type Asked = { item: OrderBody['items'][number]; body: OrderBody; currency: string };

function priceOrRefuse(
  setup: LotterySetup,
  settings: Record<string, string>,
  { item, body, currency }: Asked,
): PricedItem {
  const priced = priceItem(setup, settings, { item, playType: body.playType, currency });
  if ('code' in priced) throw new Refusal(priced.code, priced.value);
  return priced;
}

function lineIn(
  setup: LotterySetup,
  item: PricedItem,
  how: { issueMultiple: number; currency: string },
): TicketLine & { parts: bigint } {
  const line = lineOf(setup, item, how);
  if (!line)
    throw new Refusal('selection_refused', { play: item.play, multiple: item.multiple * how.issueMultiple });
  if (line.parts > (readDecimal(setup.stakeMax) ?? 0n))
    throw new Refusal('bet_too_large', {
      limit: writeDecimal(readDecimal(setup.stakeMax) ?? 0n),
      currency: how.currency,
    });
  return line;
}

/** The day of a draw in its lottery's zone. */
const drawDayOf = ({ schedule: { timeZone } }: LotterySetup, { drawsAt }: IssueRow): string =>
  businessDate({ timeZone, dayStartsAt: '00:00' }, drawsAt.getTime());

/** The trigger's own word: the issue was sealed while the ticket was on its way. */
function isSealed(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { constraint?: string }).constraint === 'lottery_ticket_issue_open') return true;
  return false;
}

type Refused = Extract<Outcome, { state: 'refused' }>['refusal'];

function refusalOf(refusal: Refused, { settings }: Brand, nowMs: number): Refusal {
  if (refusal.reason === 'not_enough_money') return new Refusal('not_enough_money');
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
    { name: 'lines', type: 'text', of: ({ lines }) => lines },
    { name: 'stake', type: 'int8', of: ({ stake }) => stake },
    { name: 'state', type: 'text', of: ({ state }) => state },
    { name: 'outcome', type: 'text', of: ({ outcome }) => outcome },
    { name: 'won', type: 'int8', of: ({ won }) => won },
    { name: 'rebate', type: 'int8', of: ({ rebate }) => rebate },
    { name: 'refunded', type: 'int8', of: ({ refunded }) => refunded },
    { name: 'at', type: 'timestamptz', of: ({ at }) => at.toISOString() },
  ],
};
