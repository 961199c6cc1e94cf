import type { Queries } from '@parlour/database/database';
import type { Limits } from '@parlour/game-rules';
import type { Title } from '../catalogue/titles.ts';
import { findLimits } from '../games/limits.rules.ts';
import { Refused } from '../refused.ts';
import { type FloorLimits, findFloorChange } from './floor.repo.ts';

type Asked = { operatorId: string; title: Title; currency: string };

/** What an operator offers of a game that many play: as the house does, unless it was changed. */
export type Offer = { isOpen: boolean; limits: Limits };

/** For a round that began at a moment. Null: the house does not know the currency. */
export async function findOffer(
  db: Queries,
  { operatorId, title, currency }: Asked,
  since: Date,
): Promise<Offer | null> {
  const own = findLimits(currency, title);
  const change = await findFloorChange(db, { operatorId, gameCode: title.game_code }, since);
  if (!own || !change) return own && { isOpen: true, limits: own };
  return { isOpen: change.isOpen, limits: narrow(own, change.limits[currency]) };
}

/** The same of a game that is open. */
export async function requireOffer(db: Queries, asked: Asked, since: Date): Promise<Limits> {
  const offer = await findOffer(db, asked, since);
  if (!offer?.isOpen) throw new Refused('table_closed');
  return offer.limits;
}

function narrow(own: Limits, set: FloorLimits[string] | undefined): Limits {
  return set ? { ...own, stakeMin: BigInt(set.least), stakeMax: BigInt(set.most) } : own;
}
