import { isIdInAnyCase } from '@parlour/clock/ids';
import type { Found } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { ConsoleSources, Searcher, TaskSource } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { reaches } from '../../tenancy/reach.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import { listAccounts, listPosting } from './accounts/accounts.ts';
import type { Checker } from './checks/checks.ts';

type Asked = Parameters<Searcher['find']>[0];
type Sources = {
  database: Database;
  directory: Pick<MemberDirectory, 'find'>;
  brands: { all(): readonly Brand[] };
  checker: Pick<Checker, 'lastFindings'>;
};

/** What the wallet adds to the operators' inbox: postings by id, accounts by owner, alarms. */
export function walletConsoleSources({ database, directory, brands, checker }: Sources): ConsoleSources {
  const { queries } = database;

  async function inBrands(
    { reach, limit }: Asked,
    look: (brand: Brand) => Promise<Found[]>,
  ): Promise<Found[]> {
    const found: Found[] = [];
    for (const brand of brands.all().filter(({ id }) => reaches(reach, id))) {
      if (found.length >= limit) break;
      found.push(...(await look(brand)));
    }
    return found.slice(0, limit);
  }

  const postings: Searcher = {
    kind: 'posting',
    permission: 'ledger.read',
    find: async (asked) =>
      isIdInAnyCase(asked.q)
        ? inBrands(asked, async ({ id, settings: { merchantCode, name } }) => {
            const [first] = await listPosting(queries, id, asked.q.toLowerCase());
            if (!first) return [];
            const title = `${first.kind} ${writeDecimal(first.amount)} ${first.currency}`;
            return [{ id: first.id, title, detail: name, merchantCode }];
          })
        : [],
  };

  const accounts: Searcher = {
    kind: 'ledger_account',
    permission: 'ledger.read',
    find: (asked) =>
      inBrands(asked, async ({ id: brandId, settings: { merchantCode, name } }) => {
        const member = await directory.find(brandId, asked.q);
        const owner = member?.id ?? asked.q;
        const rows = await listAccounts(queries, brandId, { owner, limit: asked.limit });
        return rows.map(({ id, purpose, currency }) => ({
          id,
          title: `${member?.account ?? owner} · ${purpose} · ${currency}`,
          detail: name,
          merchantCode,
        }));
      }),
  };
  /** Brands whose books did not balance at the last check: nothing is more urgent. */
  const alarms: TaskSource = {
    kind: 'ledger_findings',
    permission: 'ledger.read',
    async count({ reach }) {
      const within = brands.all().filter(({ id }) => reaches(reach, id));
      const findings = await Promise.all(within.map(({ id }) => checker.lastFindings(id)));
      return findings.filter((found) => found > 0).length;
    },
  };
  return { searchers: [postings, accounts], tasks: [alarms] };
}
