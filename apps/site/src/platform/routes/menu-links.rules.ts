import { SWITCH_CODE, type SwitchCode } from '@parlour/contract/values/switches';
import { ROUTES, type RouteName } from './routes.ts';

type MemberLink = { name: RouteName; switchCode: SwitchCode };

/** Specification section 6: the member links of the side menu, each behind its switch. */
const MEMBER_LINKS: readonly MemberLink[] = [
  { name: 'betRecord', switchCode: SWITCH_CODE.betRecord },
  { name: 'transactions', switchCode: SWITCH_CODE.transactionRecord },
  { name: 'profitLoss', switchCode: SWITCH_CODE.profitAndLoss },
  { name: 'rewards', switchCode: SWITCH_CODE.rewardCentre },
  { name: 'mall', switchCode: SWITCH_CODE.pointsMall },
  { name: 'security', switchCode: SWITCH_CODE.securityCentre },
];

/** A link is shown when its switch is on and there is a page behind it. */
export function memberLinks(
  whitelabel: Readonly<Partial<Record<SwitchCode, boolean>>>,
  isBuilt: (name: RouteName) => boolean = (name) => ROUTES[name].isBuilt,
): RouteName[] {
  return MEMBER_LINKS.filter(({ name, switchCode }) => whitelabel[switchCode] === true && isBuilt(name)).map(
    ({ name }) => name,
  );
}

/** Of these, the records of the member's money: they stand together. */
const RECORDS: readonly RouteName[] = ['betRecord', 'transactions', 'profitLoss'];

export function isRecord(name: RouteName): boolean {
  return RECORDS.includes(name);
}
