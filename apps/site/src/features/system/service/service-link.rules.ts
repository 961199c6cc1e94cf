import type { SystemInfo } from '@parlour/client';

export type ServiceLink = { kind: string; title: string; href: string };

/** The entries a visitor can open. Leaves out those that do not decode to a web address. */
export function openableServiceLinks(entries: SystemInfo['customerService']): ServiceLink[] {
  return entries.flatMap(({ csType, title, path }) => {
    const href = decodeServiceLink(path);
    return href === null ? [] : [{ kind: csType, title, href }];
  });
}

/** docs/decisions/0008: a link travels as the base64url form of its UTF-8 bytes. */
export function decodeServiceLink(path: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(path.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    const link = new URL(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return link.protocol === 'https:' || link.protocol === 'http:' ? link.href : null;
  } catch {
    // Not base64, not UTF-8 or not an address: all three count as no link.
    return null;
  }
}
