import type { SystemInfo } from '@parlour/client';
import type { ResourceType } from '@parlour/contract/values/system';
import type { InstallWay } from '@parlour/texts/pages';

type Resource = SystemInfo['resources'][number];

const WAY_OF_RESOURCE: readonly { way: InstallWay; resourceType: ResourceType }[] = [
  { way: 'android', resourceType: 'Android' },
  { way: 'ios', resourceType: 'IOS' },
  { way: 'profile', resourceType: 'MOBILECONFIG' },
];
const OFFICIAL: readonly string[] = ['FACEBOOK', 'TELEGRAM'] satisfies ResourceType[];

/** A guide that starts with a download is listed only if there is one; the home screen always works. */
export function installWays(
  resources: readonly Resource[],
): { way: InstallWay; resource: Resource | null }[] {
  const downloads = WAY_OF_RESOURCE.flatMap(({ way, resourceType }) => {
    const resource = resources.find((entry) => entry.resourceType === resourceType);
    return resource ? [{ way, resource }] : [];
  });
  return [{ way: 'homeScreen', resource: null }, ...downloads];
}

export function officialLinks(resources: readonly Resource[]): Resource[] {
  return resources.filter(({ resourceType }) => OFFICIAL.includes(resourceType));
}
