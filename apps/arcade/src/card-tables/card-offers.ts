import type { Queries } from '@parlour/database/database';
import { titleOf } from '../catalogue/titles.ts';
import { findOffer } from '../floor/offers.service.ts';
import type { CardTable } from './card-tables.repo.ts';

type Kind = Pick<CardTable, 'operatorId' | 'gameCode' | 'currency' | 'stake' | 'isPractice'>;

/** Whether hands of this stake are dealt now: chips of no value have no limits. */
export async function isOffered(db: Queries, table: Kind & { stoppedAt?: Date | null }, now: Date) {
  if (table.stoppedAt) return false;
  const title = titleOf(table.gameCode);
  const offer = title && (await findOffer(db, { ...table, title }, now));
  if (!offer?.isOpen) return false;
  return table.isPractice || (table.stake >= offer.limits.stakeMin && table.stake <= offer.limits.stakeMax);
}
