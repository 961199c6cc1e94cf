import type { BodyOf, Contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Codes } from '../codes/codes.ts';
import type { Human } from '../human-check/human-check.ts';
import { findMemberByMobile, readMobile } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';

type Asked = BodyOf<Contract['identity']['sendRegistrationCode']>;
type AskedByVisitor = BodyOf<Contract['identity']['sendVisitorCode']>;
export type VisitorCodes = ReturnType<typeof createVisitorCodes>;

/** Codes by SMS for people who are not signed in. */
export function createVisitorCodes({
  database,
  human,
  codes,
}: {
  database: Database;
  human: Human;
  codes: Codes;
}) {
  async function read(visit: Visit, { mobileNo, mobileNum, countryDialingCode, humanCheck }: Asked) {
    const mobile = readMobile({ number: mobileNo ?? mobileNum, countryDialingCode });
    if (!mobile) throw new Refusal('invalid_mobile');
    await human.requireWork(visit, humanCheck);
    return mobile;
  }

  return {
    /** Sends to any number: only the owner of the code learns that it has an account. */
    async toRegister(visit: Visit, asked: Asked) {
      const address = await read(visit, asked);
      return codes.send(visit, { purpose: 'register', channel: 'sms', address, member: undefined });
    },

    async toMember(visit: Visit, asked: AskedByVisitor) {
      const { mobileCodeLogin } = visit.brand.settings.switches;
      // The specification's payload has no purpose.
      const purpose = asked.purpose ?? (mobileCodeLogin ? 'login' : 'password');
      if (purpose === 'login' && !mobileCodeLogin) throw new Refusal('module_off');
      const address = await read(visit, asked);
      const member = await findMemberByMobile(database.queries, visit.brand.id, address);
      return codes.send(visit, { purpose, channel: 'sms', address, member });
    },
  };
}
