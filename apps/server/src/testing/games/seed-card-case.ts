import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { App } from '../../app.ts';
import { gamesCardCase } from '../../domains/games/cards/cases.schema.ts';
import type { Brand } from '../../tenancy/brand.ts';

type Running = Pick<App, 'database' | 'modules'> & { clock: Clock };

/** They have money and play at no other table, where what they win would be held. */
const PAIR = ['cara01', 'cora01'] as const;
const UNITS = 25_000n;
/** As those of the demonstration. */
const PASSWORD = 'Parlour#2026';

/** Two members whom the vendor of a card table noticed today, and the case that an operator has to judge. */
export async function putCardCase({ database, modules, clock }: Running, brand: Brand): Promise<void> {
  const { identity, wallet } = modules;
  const { currency, defaultLanguage: language } = brand.settings;
  const passwordHash = await identity.hashPassword(PASSWORD);
  const foundAt = new Date(clock.now());
  await database.transaction(async (tx) => {
    const ids: string[] = [];
    for (const account of PAIR) {
      const origin = { brand, ip: '127.0.0.1', language };
      const member = await identity.members.add(tx, origin, { account, passwordHash });
      if (!member) throw new Error(`there is a ${account} already`);
      await wallet.funding.giveDemoMoney(
        tx,
        { brandId: brand.id, memberId: member.id },
        { currency, units: UNITS },
      );
      ids.push(member.id);
    }
    const [fromMember = '', toMember = ''] = ids;
    await tx.insert(gamesCardCase).values({
      brandId: brand.id,
      id: newId(clock),
      vendor: 'NORTHSTAR',
      gameCode: 'diamond-club-holdem',
      currency,
      day: foundAt.toISOString().slice(0, 10),
      kind: 'flow',
      fromMember,
      toMember,
      figures: { hands: 32, stakes: 61.5, deviations: 4.25 },
      foundAt,
      state: 'open',
      takenBy: null,
      takenAt: null,
      decidedBy: null,
      decidedAt: null,
      reason: null,
    });
  });
}
