import type { BrandSettings, OfferDocument, Simulation } from '@parlour/contract';
import { matchOf } from '@parlour/contract/values/promotions/promotions.rules';
import { writeDecimal } from '@parlour/money';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { periodKey } from '../applications/applications.rules.ts';
import { type Candidate, notFor } from '../offers/audience.rules.ts';
import { limitsOf, worthBeside, worthOf } from '../offers/offers.rules.ts';
import {
  cutTo,
  type DayCost,
  mostGrants,
  NO_COST,
  type PlayedDay,
  pointsWorth,
  type Weighing,
  type Worth,
  worthOfGrant,
} from './simulation.rules.ts';

type Member = { memberId: string; candidate: Candidate; played: readonly PlayedDay[] };
type At = { day: string; atMs: number };
type TrialNeeds = {
  brand: Pick<BrandSettings, 'timeZone' | 'dayStartsAt' | 'currency'>;
  pointWorth: string;
  weighing: Weighing;
};
type Counted = Omit<Simulation, 'from' | 'to' | 'cheapest' | 'askedBy' | 'doneAt'>;
export type Trial = ReturnType<typeof createTrial>;

/** What an offer's terms would have given: deposits come in the order they were started, members who join in any. */
export function createTrial(document: OfferDocument, { brand, pointWorth, weighing }: TrialNeeds) {
  const { gift, period, budget } = document;
  const limits = limitsOf(document);
  const days = new Map<string, DayCost>();
  const seen = new Set<string>();
  const audience = new Set<string>();
  const takenBy = new Map<string, string[]>();
  let [deposits, matched, spent, grants, isCut] = [0, 0, 0n, 0, false];

  const isFor = ({ candidate }: Member, atMs: number): boolean =>
    candidate.createdAt.getTime() <= atMs && notFor(document, candidate, atMs) === null;

  function mayTake(memberId: string, key: string): boolean {
    const own = takenBy.get(memberId) ?? [];
    return !own.includes(key) && (budget.perMember === null || own.length < budget.perMember);
  }
  const note = (memberId: string, key: string) =>
    takenBy.set(memberId, [...(takenBy.get(memberId) ?? []), key]);

  /** The days a taker has for the requirement. */
  function worthTo(member: Member, day: string, amount: bigint): Worth {
    const until = 'terms' in gift ? nextDate(day, gift.terms.wagerDays) : day;
    const played = member.played.filter((each) => each.day >= day && each.day < until);
    return worthOfGrant(gift, { amount, played, weighing });
  }

  function add(day: string, amount: bigint, { expected, bound, isMet }: Worth): void {
    const before = days.get(day) ?? NO_COST;
    days.set(day, {
      grants: before.grants + 1,
      granted: before.granted + amount,
      expected: before.expected + expected,
      bound: before.bound + bound,
      met: before.met + (isMet ? 1 : 0),
    });
  }

  /** A budget ends on a day: what comes after it is not given. */
  function withinBudget(worth: bigint): [string, DayCost][] {
    const most = mostGrants(limits, worth);
    let left = most ?? Number.POSITIVE_INFINITY;
    const kept: [string, DayCost][] = [];
    for (const [day, cost] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const cut = cutTo(cost, Math.min(cost.grants, left));
      if (cut.grants < cost.grants) isCut = true;
      left -= cut.grants;
      if (cut.grants > 0) kept.push([day, cut]);
    }
    return kept;
  }

  /** Free rounds beside a match need no wagering: they cost what they are worth. */
  const beside = gift.kind === 'match' ? worthBeside(gift) : 0n;
  const fixed =
    gift.kind === 'match'
      ? 0n
      : gift.kind === 'points'
        ? pointsWorth(gift.points, pointWorth)
        : worthOf(gift);

  return {
    deposit(member: Member, { id, credited, day, atMs }: At & { id: string; credited: bigint }): void {
      if (gift.kind !== 'match') return;
      const { memberId } = member;
      seen.add(memberId);
      deposits += 1;
      if (!isFor(member, atMs)) return;
      audience.add(memberId);
      const match = matchOf(gift, credited, brand.currency);
      if (match === 0n) return;
      const amount = match + beside;
      matched += 1;
      const key = periodKey(period, brand, { nowMs: atMs, depositId: id });
      if (!mayTake(memberId, key)) return;
      const isLeft =
        (limits.grants === null || grants < limits.grants) &&
        (limits.money === null || spent + amount <= limits.money);
      if (!isLeft) {
        isCut = true;
        return;
      }
      note(memberId, key);
      grants += 1;
      spent += amount;
      const { expected, bound, isMet } = worthTo(member, day, match);
      add(day, amount, { expected: expected + beside, bound: bound + beside, isMet });
    },

    join(member: Member, played: readonly At[]): void {
      const { memberId } = member;
      seen.add(memberId);
      for (const { day, atMs } of played) {
        if (!isFor(member, atMs)) continue;
        audience.add(memberId);
        const key = periodKey(period, brand, { nowMs: atMs });
        if (!mayTake(memberId, key)) continue;
        note(memberId, key);
        add(day, fixed, worthTo(member, day, fixed));
      }
      // Members come one after the other: how often this one took part is not asked again.
      if (takenBy.has(memberId)) takenBy.set(memberId, []);
    },

    end(): Counted {
      const kept = withinBudget(gift.kind === 'match' ? 0n : gift.kind === 'points' ? 0n : fixed);
      const total = kept.reduce(
        (all, [, day]) => ({
          grants: all.grants + day.grants,
          granted: all.granted + day.granted,
          expected: all.expected + day.expected,
          bound: all.bound + day.bound,
          met: all.met + day.met,
        }),
        NO_COST,
      );
      const written = ({ grants: count, granted, expected, bound }: DayCost) => ({
        grants: count,
        granted: writeDecimal(granted),
        expected: writeDecimal(expected),
        bound: writeDecimal(bound),
      });
      return {
        members: seen.size,
        audience: audience.size,
        deposits,
        matched,
        takers: Math.min(takenBy.size, total.grants),
        met: total.met,
        isCut,
        ...written(total),
        days: kept.map(([day, cost]) => ({ day, ...written(cost) })),
      };
    },
  };
}
