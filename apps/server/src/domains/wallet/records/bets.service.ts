import type { Clock } from '@parlour/clock/clock';
import type { BetRecord, Language } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { AskedPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import { rangeOf } from './profit-loss.service.ts';
import type { Asker, Days } from './records.service.ts';

/** Names are in the reader's language. */
type BetAsker = Asker & { language: Language };
/** Business days, both included. */
type Range = { from: string; to: string };

/**
 * A source of bet records. Games and lottery each have one, which knows more of a bet than the ledger does; its records
 * and sums cover only its own bets.
 */
export type RecordSource = {
  /** Its name on the wire. */
  readonly name: string;
  list(asker: BetAsker, asked: Range & AskedPage): Promise<{ items: BetRecord[]; next: string | null }>;
  /** Over all requested days. */
  totals(asker: Asker, days: Range): Promise<{ staked: bigint; won: bigint }>;
};

type BetsNeeds = { clock: Clock; calendarOf(brand: Brand): Promise<Calendar> };
export type Bets = ReturnType<typeof createBets>;

/** Bets and wins, from one of the sources. */
export function createBets({ clock, calendarOf }: BetsNeeds) {
  const sources: RecordSource[] = [];

  return {
    addSource(source: RecordSource): void {
      if (sources.some(({ name }) => name === source.name)) throw new Error(`two sources ${source.name}`);
      sources.push(source);
    },

    async list(
      asker: BetAsker,
      { source: name, ...asked }: Days & AskedPage & { source?: string | undefined },
    ) {
      const source = sources.find((one) => one.name === (name ?? sources[0]?.name));
      if (!source) throw new Refusal('invalid_input', { fields: { source: 'not_allowed' } });
      const days = rangeOf(asked, (await calendarOf(asker.brand)).dayOf(clock.now()));
      const { items, next } = await source.list(asker, { ...asked, ...days });
      const { staked, won } = await source.totals(asker, days);
      return {
        items,
        next,
        ...days,
        currency: asker.owner.currency,
        source: source.name,
        sources: sources.map((one) => one.name),
        totals: {
          staked: writeDecimal(staked),
          won: writeDecimal(won),
          net: writeDecimal(won - staked),
        },
      };
    },
  };
}
