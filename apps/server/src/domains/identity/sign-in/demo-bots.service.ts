import { MEMBER_TYPE } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import { accountKey, findMemberByAccount, isDemoBot, type Members } from '../members/members.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** A bot calls from the machine it runs on. */
const PLACE = { ip: '127.0.0.1', device: 'OTHERS', userAgent: 'demo bot' } as const;

type DemoBotNeeds = { database: Database; members: Members; sessions: Pick<Sessions, 'open' | 'end'> };

export interface DemoBots {
  /** As SQL, for use inside another statement. */
  isDemoBot: typeof isDemoBot;
  /** The bot of this name, made if there is none. The name holds a space, which nobody can register with. */
  put(brand: Brand, account: string): Promise<{ id: string; isNew: boolean }>;
  /** Both halves of a session, as a browser has them. */
  signIn(brand: Brand, memberId: string): ReturnType<Sessions['open']>;
  signOut(brand: Brand, memberId: string): Promise<unknown>;
}

/**
 * The accounts of bots that play in a demonstration. They have no password, mail or phone, so nobody can sign in with
 * them or get one back.
 */
export function createDemoBots({ database, members, sessions }: DemoBotNeeds): DemoBots {
  return {
    isDemoBot,

    async put(brand, account) {
      const known = await findMemberByAccount(database.queries, brand.id, accountKey(account));
      if (known && known.type !== MEMBER_TYPE.INTERNAL_DEMO) throw new Error(`${account} is not a bot`);
      if (known) return { id: known.id, isNew: false };
      const origin = { brand, ip: PLACE.ip, language: brand.settings.defaultLanguage };
      const about = { account, type: MEMBER_TYPE.INTERNAL_DEMO };
      const made = await database.transaction((tx) => members.add(tx, origin, about));
      if (!made) throw new Error(`${account} was made twice`);
      return { id: made.id, isNew: true };
    },

    signIn: (brand, memberId) =>
      database.transaction((tx) => sessions.open(tx, { brand, ...PLACE }, { memberId, method: 'house' })),

    signOut: (brand, memberId) =>
      database.transaction((tx) => sessions.end(tx, { brandId: brand.id, id: memberId })),
  };
}
