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
  const { operators, system, identity, wallet, cashier, games } = client;
  const lists: Lists = {
    operators: (query) => operators.list({ query }),
    approvals: (query) => operators.approvals({ query }),
    audit: (query) => operators.audit({ query }),
    jobs: (query) => system.jobs({ query }),
    outbox: (query) => system.outbox({ query }),
    members: ({ merchant, ...query }) => identity.members({ query, merchant: String(merchant) }),
    logins: ({ merchant, ...query }) => identity.memberLogins({ query, merchant: String(merchant) }),
    ledgerAccounts: ({ merchant, ...query }) => wallet.ledgerAccounts({ query, merchant: String(merchant) }),
    statement: ({ merchant, accountId, ...query }) =>
      wallet.statement({ query: { ...query, accountId: String(accountId) }, merchant: String(merchant) }),
    transfers: ({ merchant, ...query }) => wallet.transfers({ query, merchant: String(merchant) }),
    holds: ({ merchant, ...query }) => wallet.holds({ query, merchant: String(merchant) }),
    checks: ({ merchant, ...query }) => wallet.checks({ query, merchant: String(merchant) }),
    withdrawals: ({ merchant, ...query }) => cashier.withdrawals({ query, merchant: String(merchant) }),
    deposits: ({ merchant, ...query }) => cashier.deposits({ query, merchant: String(merchant) }),
    reconciliations: ({ merchant, ...query }) =>
      cashier.reconciliations({ query, merchant: String(merchant) }),
    titles: ({ merchant, ...query }) => games.titles({ query, merchant: String(merchant) }),
    rounds: ({ merchant, ...query }) => games.rounds({ query, merchant: String(merchant) }),
    returns: ({ merchant, ...query }) => games.returns({ query, merchant: String(merchant) }),
    gamesAlerts: ({ merchant, ...query }) => games.gamesAlerts({ query, merchant: String(merchant) }),
    matches: ({ merchant }) => games.matches({ merchant: String(merchant) }),
    vendorDays: ({ merchant, ...query }) =>
      games.vendorReconciliations({ query, merchant: String(merchant) }),
    vendorDifferences: ({ merchant, ...query }) =>
      games.vendorDifferences({ query, merchant: String(merchant) }),
    jackpotDraws: ({ merchant, ...query }) => games.jackpotDrawList({ query, merchant: String(merchant) }),
    brands: () => system.brands(),
    brandVersions: ({ merchant, ...query }) => system.brandVersions({ query, merchant: String(merchant) }),
    brandTexts: ({ merchant, ...query }) => system.brandTexts({ query, merchant: String(merchant) }),
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
