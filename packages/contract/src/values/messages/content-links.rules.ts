/**
 * Where a link in an operator's text leads: to a page of the site, or to another site in a new tab. Null: nowhere.
 * Browsers read `//host` and `/\host` as addresses of another host, drop control characters and resolve `..`, encoded or
 * not: all are refused.
 */
export function placeOfLink(href: string): 'inside' | 'outside' | null {
  if (/[\p{Cc}\p{Zs}\\]/u.test(href)) return null;
  if (href.startsWith('/')) return isOfSite(href) ? 'inside' : null;
  if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href)) return null;
  const { username, password } = new URL(href);
  return username || password ? null : 'outside';
}

/** The origin stands for ours, whichever it is. */
const isOfSite = (path: string): boolean =>
  /^\/m(?:\/(?!\/)|[?#]|$)/.test(path) && /^\/m(?:\/|$)/.test(new URL(path, 'https://site.invalid').pathname);

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The id of a YouTube video (specification section 2: any other link is rejected), or null. */
export function youtubeIdOf(link: string): string | null {
  if (placeOfLink(link) !== 'outside') return null;
  const { protocol, hostname, port, pathname, searchParams } = new URL(link);
  if (protocol !== 'https:' || port) return null;
  const id = idIn({ hostname, pathname, asked: searchParams.get('v') });
  return id && YOUTUBE_ID.test(id) ? id : null;
}

function idIn(link: { hostname: string; pathname: string; asked: string | null }): string | null {
  const { hostname, pathname, asked } = link;
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!YOUTUBE_HOSTS.includes(hostname)) return null;
  if (pathname === '/watch') return asked;
  return /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? null;
}
