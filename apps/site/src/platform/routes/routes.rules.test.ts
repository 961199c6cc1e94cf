import { describe, expect, it } from 'vitest';
import { memberLinks } from './menu-links.rules.ts';
import { fallbackOf, findRoute } from './routes.rules.ts';
import { ROUTE_LIST } from './routes.ts';

const SIX = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];
const allOn = Object.fromEntries(SIX.map((code) => [code, true]));
const everything = () => true;

describe('the routes table', () => {
  it('gives no path to two routes', () => {
    const paths = ROUTE_LIST.flatMap(({ path, aliases }) => [path, ...aliases]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('draws an arrow exactly where there is a way back', () => {
    for (const { header, back, name } of ROUTE_LIST)
      if (header === 'back') expect(back, name).not.toBe('none');
  });

  it('finds a route by its path and by its aliases', () => {
    expect(findRoute('/m/home')?.name).toBe('home');
    expect(findRoute('/m/index.html')?.name).toBe('home');
    expect(findRoute('/m/register.html')?.name).toBe('register');
    expect(findRoute('/m/register/')?.name).toBe('register');
    expect(findRoute('/m/nowhere')).toBeNull();
  });
});

describe('an unknown path', () => {
  it('leads where the brand says', () => {
    expect(fallbackOf('/m/old', [{ path: '/m/old', target: '/m/notice?1' }])).toBe('/m/notice?1');
  });

  it('leads home without an entry, or with one that leads nowhere', () => {
    expect(fallbackOf('/m/old', [])).toBe('/m/home');
    expect(fallbackOf('/m/old', [{ path: '/m/old', target: '/m/old' }])).toBe('/m/home');
  });
});

describe('a member link of the side menu', () => {
  it('is shown when its switch is on', () => {
    expect(memberLinks(allOn, everything)).toHaveLength(6);
    for (const code of SIX) expect(memberLinks({ ...allOn, [code]: false }, everything)).toHaveLength(5);
    expect(memberLinks({}, everything)).toEqual([]);
  });

  it('is not shown while its page is not built', () => {
    expect(memberLinks(allOn, (name) => name === 'mall')).toEqual(['mall']);
  });
});
