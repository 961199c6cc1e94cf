import type { ConsoleClient } from '@parlour/client/console';
import type { DataProvider, GetListParams } from 'react-admin';
import { createCursors } from './cursors.ts';

type Query = { limit: number; after?: string } & Record<string, unknown>;
type Loaded = { items: readonly object[]; next: string | null };
type Lists = Record<string, (query: Query) => Promise<Loaded>>;

/**
 * Connects react-admin to the lists of the console. Only lists go through it: changes are separate calls with a reason,
 * which the library's create, update and delete cannot pass on.
 */
export function createDataProvider(client: ConsoleClient, brand: () => string | null): DataProvider {
  const { operators, system, identity, messages, wallet, cashier, games, lottery, promotions, protection } =
    client;
  const lists: Lists = {
    operators: (query) => operators.list({ query }),
    approvals: (query) => operators.approvals({ query }),
    audit: (query) => operators.audit({ query }),
    jobs: (query) => system.jobs({ query }),
    outbox: (query) => system.outbox({ query }),
    members: ({ merchant, ...query }) => identity.members({ query, merchant: brandOf(merchant) }),
    followUps: ({ merchant, ...query }) => protection.followUps({ query, merchant: brandOf(merchant) }),
    logins: ({ merchant, ...query }) => identity.memberLogins({ query, merchant: brandOf(merchant) }),
    ledgerAccounts: ({ merchant, ...query }) => wallet.ledgerAccounts({ query, merchant: brandOf(merchant) }),
    statement: ({ merchant, accountId, ...query }) =>
      wallet.statement({ query: { ...query, accountId: String(accountId) }, merchant: brandOf(merchant) }),
    transfers: ({ merchant, ...query }) => wallet.transfers({ query, merchant: brandOf(merchant) }),
    holds: ({ merchant, ...query }) => wallet.holds({ query, merchant: brandOf(merchant) }),
    checks: ({ merchant, ...query }) => wallet.checks({ query, merchant: brandOf(merchant) }),
    withdrawals: ({ merchant, ...query }) => cashier.withdrawals({ query, merchant: brandOf(merchant) }),
    deposits: ({ merchant, ...query }) => cashier.deposits({ query, merchant: brandOf(merchant) }),
    reconciliations: ({ merchant, ...query }) =>
      cashier.reconciliations({ query, merchant: brandOf(merchant) }),
    titles: ({ merchant, ...query }) => games.titles({ query, merchant: brandOf(merchant) }),
    rounds: ({ merchant, ...query }) => games.rounds({ query, merchant: brandOf(merchant) }),
    returns: ({ merchant, ...query }) => games.returns({ query, merchant: brandOf(merchant) }),
    models: ({ merchant, ...query }) => games.modelReturns({ query, merchant: brandOf(merchant) }),
    heldWins: ({ merchant, ...query }) => games.heldWins({ query, merchant: brandOf(merchant) }),
    cardCases: ({ merchant, ...query }) => games.cardCases({ query, merchant: brandOf(merchant) }),
    gamesAlerts: ({ merchant, ...query }) => games.gamesAlerts({ query, merchant: brandOf(merchant) }),
    announcements: ({ merchant, limit: _limit, after: _after, ...query }) =>
      messages.announcements({ query, merchant: brandOf(merchant) }),
    sendings: ({ merchant, ...query }) => messages.sendings({ query, merchant: brandOf(merchant) }),
    pages: async ({ merchant }) => {
      const { items, next } = await messages.pages({ merchant: brandOf(merchant) });
      return { items: items.map((page) => ({ ...page, id: page.name })), next };
    },
    offers: ({ merchant, limit: _limit, after: _after, ...query }) =>
      promotions.offerList({ query, merchant: brandOf(merchant) }),
    applications: ({ merchant, ...query }) => promotions.applications({ query, merchant: brandOf(merchant) }),
    mallOrders: ({ merchant, ...query }) => promotions.mallOrderList({ query, merchant: brandOf(merchant) }),
    freeRounds: ({ merchant, ...query }) => promotions.freeRoundsList({ query, merchant: brandOf(merchant) }),
    invites: ({ merchant, ...query }) => promotions.invites({ query, merchant: brandOf(merchant) }),
    grants: ({ merchant, ...query }) => promotions.grants({ query, merchant: brandOf(merchant) }),
    blocks: async ({ merchant, ...query }) => {
      const { items, next } = await promotions.blocks({ query, merchant: brandOf(merchant) });
      return { items: items.map((block) => ({ ...block, id: block.member.id })), next };
    },
    feedback: ({ merchant, ...query }) => messages.feedbackQueue({ query, merchant: brandOf(merchant) }),
    matches: ({ merchant }) => games.matches({ merchant: brandOf(merchant) }),
    vendorDays: ({ merchant, ...query }) =>
      games.vendorReconciliations({ query, merchant: brandOf(merchant) }),
    vendorDifferences: ({ merchant, ...query }) =>
      games.vendorDifferences({ query, merchant: brandOf(merchant) }),
    jackpotDraws: ({ merchant, ...query }) => games.jackpotDrawList({ query, merchant: brandOf(merchant) }),
    lotteryIssues: ({ merchant, game, ...query }) =>
      lottery.lotteryIssues({ query: { ...query, game: String(game) }, merchant: brandOf(merchant) }),
    lotteryTickets: ({ merchant, ...query }) =>
      lottery.lotteryTickets({ query, merchant: brandOf(merchant) }),
    brands: () => system.brands(),
    brandVersions: ({ merchant, ...query }) => system.brandVersions({ query, merchant: brandOf(merchant) }),
    brandTexts: ({ merchant, ...query }) => system.brandTexts({ query, merchant: brandOf(merchant) }),
  };
  const cursors = createCursors();

  const getList = async (resource: string, { pagination, filter }: GetListParams) => {
    const list = lists[resource];
    if (!list) throw new Error(`there is no list ${resource}`);
    const { page = 1, perPage = 25 } = pagination ?? {};
    const asked = dropEmpty(filter as Record<string, unknown>);
    let about = {};
    const { items, hasNext } = await cursors.page({
      key: JSON.stringify([resource, brand(), perPage, asked]),
      page,
      async load(after) {
        const answer = await list({ ...asked, limit: perPage, ...(after === undefined ? {} : { after }) });
        const { items: loaded, next, ...rest } = answer;
        about = rest;
        return { items: loaded, next };
      },
    });
    return {
      // What an answer says about the list as a whole, such as opening and closing balances.
      ...(Object.keys(about).length > 0 ? { meta: about } : {}),
      data: items.map((item, index) => ({ ...item, id: idOf(item) ?? `${page}-${index}` })),
      pageInfo: { hasNextPage: hasNext, hasPreviousPage: page > 1 },
    };
  };
  return { ...NOT_USED, getList } as unknown as DataProvider;
}

/** The id of a row, under whichever name its list has for it. */
function idOf(item: object): string | number | undefined {
  const row = item as Record<string, string | number | undefined>;
  return row.id ?? row.nodeId ?? row.transactionId ?? row.merchantCode ?? row.version ?? row.key;
}

/** A list of one brand is never asked for without it: the server would refuse, and the page is at fault. */
function brandOf(merchant: unknown): string {
  if (typeof merchant !== 'string') throw new Error('a list of a brand needs the brand');
  return merchant;
}

function dropEmpty(filter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );
}

const refuse = () => Promise.reject(new Error('the console changes things by calls of its own'));
const NOT_USED = {
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};
