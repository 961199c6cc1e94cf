import { randomUUID } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { App } from '../../app.ts';
import { postingId } from '../../domains/games/transactions/situations.rules.ts';
import { gamesTransaction } from '../../domains/games/transactions/transactions.schema.ts';
import type { Posting } from '../../domains/wallet/wallet.module.ts';

type Running = Pick<App, 'database' | 'modules'> & { clock: Clock };
const UNIT = 100_000n;
const VENDOR = 'LUM';
const CURRENCY = 'CNY';

/** Rounds of mary01 as the wallet would have stored them: ten units staked, twelve won, in the books as well. */
export async function putRounds(
  app: Running,
  { brandId, rounds }: { brandId: string; rounds: number },
): Promise<void> {
  const { identity, wallet } = app.modules;
  const member = await identity.directory.find(brandId, 'mary01');
  if (!member) throw new Error('there is no mary01');
  const main = { brandId, owner: member.id, purpose: 'main', currency: CURRENCY } as const;
  const own = { brandId, owner: VENDOR, purpose: 'vendor', currency: CURRENCY } as const;
  for (let number = 1; number <= rounds; number += 1) {
    const [bet, win] = [randomUUID(), randomUUID()];
    const steps = [
      { kind: 'bet', id: bet, amount: 10n * UNIT, about: null },
      { kind: 'win', id: win, amount: 12n * UNIT, about: bet },
    ] as const;
    for (const { kind, id, amount, about } of steps) {
      const [debit, credit] = kind === 'bet' ? [main, own] : [own, main];
      const posting: Posting = {
        id: postingId(brandId, VENDOR, id),
        brandId,
        reference: `seeded-${number}`,
        transfers: [{ kind, debit, credit, amount }],
      };
      const outcome = await wallet.submit(posting);
      if (outcome.state !== 'posted') throw new Error(`a ${kind} of the seed was ${outcome.state}`);
      const [line] = outcome.lines;
      await app.database.queries.insert(gamesTransaction).values({
        brandId,
        vendor: VENDOR,
        transactionId: id,
        kind,
        memberId: member.id,
        gameCode: 't1',
        round: `seeded-${number}`,
        closesRound: kind === 'win',
        currency: CURRENCY,
        amount,
        referenceId: about,
        supplierId: `s-${number}`,
        requestHash: '',
        balance: (kind === 'bet' ? line?.debitBalance : line?.creditBalance) ?? 0n,
        isEmpty: false,
        note: '',
        at: new Date(app.clock.now()),
      });
    }
  }
}
