import type { Language } from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MoneyOwner } from './purses.rules.ts';
import type { OwnLine } from './records.repo.ts';
import { groupOf } from './records.rules.ts';

/** Names are in the reader's language. */
type Reader = { brand: Brand; owner: MoneyOwner; language: Language };

/** Names the games of a member's rounds, by what vendors call them; a round nobody knows is absent. */
export type RoundNaming = (reader: Reader, rounds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export type RoundTitles = ReturnType<typeof createRoundTitles>;

/** The ledger knows only a round's reference; the domain that plays it names its game. */
export function createRoundTitles() {
  const namings: RoundNaming[] = [];
  return {
    addRoundNaming: (naming: RoundNaming) => void namings.push(naming),

    async titlesOf(reader: Reader, lines: readonly OwnLine[]) {
      const played = lines.filter(({ kind }) => PLAYED.includes(groupOf(kind)));
      const rounds = [...new Set(played.map(({ reference }) => reference))];
      const titles = new Map<string, string>();
      if (rounds.length === 0) return titles;
      for (const naming of namings)
        for (const [round, title] of await naming(reader, rounds)) titles.set(round, title);
      return titles;
    },
  };
}

const PLAYED: readonly string[] = ['bet', 'win'];
