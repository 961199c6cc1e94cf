import type { AnswerOf, Contract, Language } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Games, productOf } from '../../games/games.module.ts';
import { allows, ownerOf, type Wallet } from '../../wallet/wallet.module.ts';
import { weightOfTitle } from '../play/play.ts';
import type { Rewards } from '../rewards/rewards.ts';

export type BonusAtTitleNeeds = {
  database: Database;
  wallet: Pick<Wallet, 'bonuses'>;
  games: Pick<Games, 'catalogue'>;
  rewards: Pick<Rewards, 'names'>;
};

/** What the active bonus does at a title: whether it pays there, the most per stake, what of a stake counts. */
export function createBonusAtTitle({ database, wallet, games, rewards }: BonusAtTitleNeeds) {
  return async (
    { brand, session, language }: { brand: Brand; session: Session; language: Language },
    nodeId: string,
  ): Promise<AnswerOf<Contract['promotions']['bonusAtTitle']>> => {
    const bonus = await wallet.bonuses.active(database.queries, ownerOf(brand, session));
    if (!bonus) return { bonus: null };
    const title = (await games.catalogue.of(brand.id)).byNodeId.get(nodeId);
    if (!title) throw new Refusal('not_found');
    const product = productOf(title.category);
    // What counts of a lottery depends on the play, and its page is another.
    if (product === 'lottery') return { bonus: null };
    const name = (await rewards.names({ brand, language }, [bonus.origin])).get(bonus.origin);
    const pays = allows(bonus, { product, vendor: title.vendor.code });
    return {
      bonus: {
        id: bonus.id,
        source: name?.source ?? 'offer',
        title: name?.title ?? '',
        currency: bonus.currency,
        pays,
        stakeMax: bonus.stakeMax === null ? null : writeDecimal(bonus.stakeMax),
        weight: pays ? Number(weightOfTitle(title.returnToPlayer)) : 0,
      },
    };
  };
}
