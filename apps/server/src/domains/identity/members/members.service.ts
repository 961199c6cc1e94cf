import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { MEMBER_TYPE } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Caller } from '../../../http/calls/call.ts';
import { accountKey, CUSTOMER_NO, CUSTOMER_NO_TRIES } from './accounts.rules.ts';
import { insertMember, type Member } from './members.repo.ts';

/** Where a new member comes from; a visit, or the machine itself. */
export type Origin = Pick<Caller, 'brand' | 'ip' | 'language'>;
/** What differs between members; the rest has defaults. */
export type NewMember = Partial<Omit<Member, 'brandId' | 'id' | 'accountKey'>> & { account: string };
export type Members = ReturnType<typeof createMembers>;

/** Creates members, by registration, trial or seed. */
export function createMembers({ clock, countryOf }: { clock: Clock; countryOf(ip: string): string | null }) {
  return {
    /** Returns the new member; null if the account, mobile number or invite code is taken. */
    async add(tx: Tx, { brand, ip, language }: Origin, about: NewMember): Promise<Member | null> {
      const member: Member = {
        type: MEMBER_TYPE.MEMBER,
        state: 'active',
        lockedReason: null,
        isAgentOnly: false,
        isDemo: false,
        passwordHash: null,
        temporaryUntil: null,
        paymentPasswordHash: null,
        secondFactor: null,
        lastCodeStep: null,
        nickname: null,
        mobile: null,
        mobileVerifiedAt: null,
        email: null,
        emailKey: null,
        emailVerifiedAt: null,
        securityQuestion: null,
        securityAnswerHash: null,
        sensitiveChangedAt: null,
        personalData: null,
        headIcon: null,
        language,
        country: countryOf(ip),
        timeZone: brand.settings.timeZone,
        uplineId: null,
        recommenderId: null,
        inviteCode: null,
        registerMethod: 'H5',
        registerUrl: brand.settings.mainDomain,
        registeredIp: ip,
        firstLoginAt: null,
        lastLoginAt: null,
        expiresAt: null,
        customerNo: '',
        createdAt: new Date(clock.now()),
        ...about,
        brandId: brand.id,
        id: newId(clock),
        accountKey: accountKey(about.account),
      };
      // Random numbers may collide; if only the number is at fault, another is drawn.
      for (let tries = 0; tries < CUSTOMER_NO_TRIES; tries += 1) {
        const numbered = { ...member, customerNo: newCustomerNo() };
        if (await insertMember(tx, numbered)) return numbered;
      }
      return null;
    },
  };
}

const newCustomerNo = () => String(randomInt(CUSTOMER_NO.from, CUSTOMER_NO.below));
