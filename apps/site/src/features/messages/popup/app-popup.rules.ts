import type { SystemInfo } from '@parlour/client';
import { DAY_MS } from '@parlour/clock/durations';
import type { Device } from '@parlour/contract/values/identity';
import type { ResourceType } from '@parlour/contract/values/system';

/** Who is here for the first time came to look, not to install. */
const FIRST_AFTER_DAYS = 1;
const AGAIN_AFTER_DAYS = 30;

export type AppOffer = { url: string; system: 'Android' | 'iPhone' };

const SYSTEMS: readonly { agent: RegExp; system: AppOffer['system']; resources: readonly ResourceType[] }[] =
  [
    { agent: /Android/, system: 'Android', resources: ['Android'] },
    { agent: /iPhone|iPad|iPod/, system: 'iPhone', resources: ['IOS', 'MOBILECONFIG'] },
  ];

/** Specification section 2: in a browser, while the brand wants it, if there is an app for this phone. */
export function appFor(
  { appWindow, resources }: Pick<SystemInfo, 'appWindow' | 'resources'>,
  { device, userAgent }: { device: Device; userAgent: string },
): AppOffer | null {
  const known = SYSTEMS.find(({ agent }) => agent.test(userAgent));
  if (!known || device !== 'H5' || !appWindow) return null;
  const found = known.resources
    .map((type) => resources.find(({ resourceType }) => resourceType === type))
    .find((resource) => resource !== undefined);
  return found ? { url: found.url, system: known.system } : null;
}

export const isAppDue = (dueAt: number | 'never' | null, nowMs: number): boolean =>
  typeof dueAt === 'number' && dueAt <= nowMs;

export const firstDueAt = (nowMs: number): number => nowMs + FIRST_AFTER_DAYS * DAY_MS;
export const nextDueAt = (nowMs: number): number => nowMs + AGAIN_AFTER_DAYS * DAY_MS;
