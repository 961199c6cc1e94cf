import { GAME_CATEGORIES, type GameCategory, isOneOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { findApplication } from '../applications/applications.ts';
import { listPlayOfDay } from '../play/play.ts';
import { findRewards, type Grants } from '../rewards/rewards.ts';
import { applicationIn, playIn } from './tracing.rules.ts';

type TraceNeeds = {
  database: Database;
  grants: Pick<Grants, 'describe'>;
  wallet: Pick<Wallet, 'bonuses'>;
};
export type Tracing = ReturnType<typeof createTracing>;

/** What one reward was given for, down to the figures it was reckoned from. */
export function createTracing({ database, grants, wallet }: TraceNeeds) {
  const { queries } = database;

  async function applicationOf(brandId: string, cause: string) {
    const id = applicationIn(cause);
    const row = id === null ? undefined : await findApplication(queries, { brandId, id });
    if (!row) return null;
    const { appliedAt, depositId, reserved } = row;
    return { id: row.id, appliedAt: appliedAt.getTime(), depositId, reserved: writeDecimal(reserved) };
  }

  async function playOf(brandId: string, cause: string) {
    const of = playIn(cause);
    if (!of) return null;
    const rows = await listPlayOfDay(queries, brandId, of);
    const isNamed = (category: GameCategory) =>
      !isOneOf(GAME_CATEGORIES, of.category) || category === of.category;
    return {
      day: of.day,
      lines: rows
        .filter(({ category }) => isNamed(category))
        .map(({ category, staked, paid, valid, ownValid }) => ({
          category,
          staked: writeDecimal(staked),
          paid: writeDecimal(paid),
          valid: writeDecimal(valid),
          ownValid: writeDecimal(ownValid),
        })),
    };
  }

  return {
    async read(brand: Brand, id: string) {
      const row = (await findRewards(queries, brand.id, [id])).get(id);
      const [grant] = row ? await grants.describe(brand, [row]) : [];
      if (!row || !grant) throw new Refusal('not_found');
      const bonus =
        row.kind === 'bonus' ? await wallet.bonuses.ofOrigin(queries, brand.id, row.cause) : undefined;
      return {
        grant,
        application: await applicationOf(brand.id, row.cause),
        play: await playOf(brand.id, row.cause),
        bonus: bonus
          ? {
              state: bonus.state,
              requirement: writeDecimal(bonus.requirement),
              wagered: writeDecimal(bonus.wagered),
              released: writeDecimal(bonus.released),
            }
          : null,
      };
    },
  };
}
