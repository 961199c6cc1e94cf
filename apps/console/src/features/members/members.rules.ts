import type { ConsoleClient } from '@parlour/client/console';
import {
  HOUSE_MADE_TYPES,
  MEMBER_TYPE,
  MEMBER_TYPES,
  type MemberType,
} from '@parlour/contract/values/identity';

type Identity = ConsoleClient['identity'];
export type MemberSummary = Awaited<ReturnType<Identity['members']>>['items'][number];
export type MemberDetail = Awaited<ReturnType<Identity['member']>>;
export type PersonalData = Awaited<ReturnType<Identity['revealMember']>>;
export type MemberSession = Awaited<ReturnType<Identity['memberSessions']>>['items'][number];
export type MemberLogin = Awaited<ReturnType<Identity['memberLogins']>>['items'][number];

const { AGENT, TOP_AGENT } = MEMBER_TYPE;
/** A trial account or a demo bot cannot change its type, and no other can become one. */
export const CHOSEN_TYPES = MEMBER_TYPES.filter((type) => !HOUSE_MADE_TYPES.includes(type));

export const ACTIONS = ['endPause', 'type', 'reset', 'resetFactor', 'unlock', 'lock'] as const;
export type Action = (typeof ACTIONS)[number];
/** What the operator's permissions allow. */
export type Allowed = { canManage: boolean; canReset: boolean; canChangeType: boolean };

export const isAgent = (type: MemberType): boolean => type === AGENT || type === TOP_AGENT;

export const memberPlace = (merchantCode: string, id: string): string =>
  `/members/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`;

/** The allowed actions that make sense for this member now. */
export function offeredActions(
  {
    type,
    state,
    pausedUntil,
    hasSecondFactor,
  }: Pick<MemberDetail, 'type' | 'state' | 'pausedUntil' | 'hasSecondFactor'>,
  { canManage, canReset, canChangeType }: Allowed,
  now: number,
): Action[] {
  const isReal = !HOUSE_MADE_TYPES.includes(type);
  const fits: Record<Action, boolean> = {
    endPause: canManage && pausedUntil !== null && pausedUntil > now,
    type: canChangeType && isReal,
    reset: canReset && isReal,
    resetFactor: canReset && hasSecondFactor,
    unlock: canManage && state === 'locked',
    lock: canManage && state === 'active',
  };
  return ACTIONS.filter((action) => fits[action]);
}
