import type { Database } from '@parlour/database/database';
import type { Member } from './members.repo.ts';
import { findLoginCountry } from './members.repo.ts';
import { countryOfMobile } from './mobile.rules.ts';

/** The country a member is known to be in; null if nothing tells. */
export type CountryOfMember = (member: Member) => Promise<string | null>;

/** By the address they registered from, else the number they proved, else the last sign-in that told one. */
export function createCountryOfMember({ database }: { database: Database }): CountryOfMember {
  return async (member) => {
    const { country, mobile, mobileVerifiedAt } = member;
    if (country !== null) return country;
    const ofMobile = mobile !== null && mobileVerifiedAt !== null ? countryOfMobile(mobile) : null;
    return ofMobile ?? findLoginCountry(database.queries, member);
  };
}
