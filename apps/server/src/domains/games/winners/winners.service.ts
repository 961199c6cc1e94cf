import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { type Catalogues, nodeIdOf } from '../catalogue/catalogue.ts';
import { listWins, type Win } from './winners.repo.ts';
import {
  isShown,
  nameWinner,
  WINNERS_AGE_MAX_MS,
  WINNERS_KEPT,
  WINNERS_LIFE_MS,
  WINNERS_SPAN_MS,
  WINS_LOOKED_AT,
  type Winner,
} from './winners.rules.ts';

/** One read of the board; each read is a new object. */
export type WinnerList = { readonly winners: readonly Winner[] };
type Held = { atMs: number; list: Promise<WinnerList>; next: Promise<WinnerList> | null };
type WinnersNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  directory: Pick<MemberDirectory, 'describe'>;
  catalogues: Pick<Catalogues, 'of'>;
  /** Won jackpot draws, newest first, and the smallest win a brand shows. */
  jackpotWins(brandId: string, limit: number): Promise<{ shownFrom: bigint; wins: readonly Win[] }>;
};
/** Paid wins of a brand from an amount on, the newest first. */
export type WinSource = (
  brandId: string,
  question: { currency: string; from: bigint; since: Date; limit: number },
) => Promise<Win[]>;
export type Winners = ReturnType<typeof createWinners>;

/** Paid wins, and none that was made up. Read again now and then; callers wait only for the first read and after a quiet time. */
export function createWinners({ database, clock, log, directory, catalogues, jackpotWins }: WinnersNeeds) {
  const byBrand = new Map<string, Held>();
  const sources: WinSource[] = [];
  const { queries } = database;

  async function read(brand: Brand): Promise<WinnerList> {
    const { currency } = brand.settings;
    const jackpot = await jackpotWins(brand.id, WINNERS_KEPT);
    const ofGames = await listWins(queries, brand.id, {
      currency,
      from: jackpot.shownFrom,
      since: new Date(clock.now() - WINNERS_SPAN_MS),
      looked: WINS_LOOKED_AT,
      limit: WINNERS_KEPT,
    });
    const since = new Date(clock.now() - WINNERS_SPAN_MS);
    const question = { currency, from: jackpot.shownFrom, since, limit: WINNERS_KEPT };
    const ofOthers = await Promise.all(sources.map((source) => source(brand.id, question)));
    const wins = [...ofGames, ...jackpot.wins, ...ofOthers.flat()].sort((a, b) => b.atMs - a.atMs);
    return { winners: await nameAll(brand, wins) };
  }

  /** Skips wins whose title is gone: tapping a winner opens it. */
  async function nameAll(brand: Brand, wins: readonly Win[]): Promise<Winner[]> {
    const ids = wins.map(({ memberId }) => memberId);
    const members = await directory.describe(brand.id, ids);
    const { byNodeId } = await catalogues.of(brand.id);
    const { currency } = brand.settings;
    return wins.flatMap(({ memberId, vendor, gameCode, amount, atMs, isJackpot }) => {
      const member = members.get(memberId);
      const title = byNodeId.get(nodeIdOf(vendor, gameCode));
      if (!member || !title || !isShown(member.type)) return [];
      return { ...nameWinner(member), title, amount, currency, atMs, isJackpot };
    });
  }

  function readAgain(brand: Brand, held: Held): void {
    held.next ??= read(brand).then(
      (list) => {
        byBrand.set(brand.id, { atMs: clock.now(), list: Promise.resolve(list), next: null });
        return list;
      },
      (error: unknown) => {
        log.warn({ err: error, brandId: brand.id }, 'the winners could not be read');
        held.next = null;
        return held.list;
      },
    );
  }

  return {
    /** Wins that another domain paid. */
    addSource: (source: WinSource) => void sources.push(source),

    async of(brand: Brand): Promise<WinnerList> {
      const held = byBrand.get(brand.id);
      if (!held) {
        const first = { atMs: clock.now(), list: read(brand), next: null };
        byBrand.set(brand.id, first);
        first.list.catch(() => byBrand.delete(brand.id));
        return first.list;
      }
      const ageMs = clock.now() - held.atMs;
      if (ageMs >= WINNERS_LIFE_MS) readAgain(brand, held);
      // Somebody has read it lately, or nobody has: then the first reader waits for what is true now.
      return ageMs >= WINNERS_AGE_MAX_MS ? (held.next ?? held.list) : held.list;
    },
    nameAll,
  };
}
