import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { firstIdAt } from '@parlour/clock/ids';
import type { Figure, Found } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { ConsoleSources } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { startOfBusinessDay } from '../../tenancy/business-day.rules.ts';
import { type Reach, reaches } from '../../tenancy/reach.ts';
import { FIGURES_KEPT_MS } from './console-sources.rules.ts';
import { countMembers, countSignedIn, type MembersForOperators } from './operator/operator.ts';

type Counts = { members: number; membersToday: number; signedIn: number };
type Sources = {
  database: Database;
  clock: Clock;
  members: MembersForOperators;
  brands: { all(): readonly Brand[] };
};

/** What identity adds to the operators' inbox. */
export function identityConsoleSources({ database, clock, members, brands }: Sources): ConsoleSources {
  const within = (reach: Reach) => brands.all().filter(({ id }) => reaches(reach, id));
  const kept = new Map<string, { at: number; counts: Counts }>();

  async function countOf(brand: Brand): Promise<Counts> {
    const now = clock.now();
    const known = kept.get(brand.id);
    if (known && now - known.at < FIGURES_KEPT_MS) return known.counts;
    const { queries } = database;
    const idleSince = new Date(now - brand.settings.session.idleMinutes * MINUTE_MS);
    const counts = {
      members: await countMembers(queries, brand.id),
      membersToday: await countMembers(queries, brand.id, {
        sinceId: firstIdAt(startOfBusinessDay(brand.settings, now)),
      }),
      signedIn: await countSignedIn(queries, brand.id, { now: new Date(now), idleSince }),
    };
    kept.set(brand.id, { at: now, counts });
    return counts;
  }

  return {
    searchers: [
      {
        kind: 'member',
        permission: 'members.read',
        async find({ q, reach, limit }) {
          const found: Found[] = [];
          for (const brand of within(reach)) {
            if (found.length >= limit) break;
            const { items } = await members.list(brand, { q, limit: limit - found.length });
            found.push(...items.map((item) => foundIn(brand, item)));
          }
          return found;
        },
      },
    ],
    figures: [
      {
        permission: 'members.read',
        async read({ reach }) {
          const sum: Counts = { members: 0, membersToday: 0, signedIn: 0 };
          for (const brand of within(reach)) {
            const counts = await countOf(brand);
            for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name];
          }
          return [
            figure('identity.members', sum.members),
            figure('identity.members_today', sum.membersToday),
            figure('identity.signed_in', sum.signedIn),
          ];
        },
      },
    ],
  };
}

const foundIn = (
  { settings }: Brand,
  {
    id,
    account,
    nickname,
    customerNo,
  }: { id: string; account: string; nickname: string | null; customerNo: string },
): Found => ({
  id,
  title: nickname ? `${account} (${nickname})` : account,
  detail: `${customerNo} · ${settings.name}`,
  merchantCode: settings.merchantCode,
});

const figure = (label: string, value: number): Figure => ({
  label,
  unit: 'count',
  currency: null,
  value: String(value),
  series: [],
});
