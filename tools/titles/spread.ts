import { seededBy } from '../../apps/arcade/src/art/seeded.ts';
import { STUDIOS } from '../../apps/arcade/src/catalogue/studios.ts';
import { modelOf, type Planned } from './planned.ts';

/** The catalogue grew over these days. */
const FIRST_DAY = Date.parse('2026-04-29');
const LAST_DAY = Date.parse('2026-11-14');
const DAY = 86_400_000;
/** A lobby shows three in a row. */
const ROW = 3;
/** Where there are too few models to keep all apart, neighbours come first. */
const NEIGHBOURS = 4;
const ATTEMPTS_MAX = 20_000;

/** Gives new titles their days, so that no two near each other in a list have a theme or a model in common. */
export function spreadDays(
  present: readonly Planned[],
  added: readonly Omit<Planned, 'addedAt'>[],
): Planned[] {
  const seeded = seededBy('days');
  const days = (LAST_DAY - FIRST_DAY) / DAY;
  const shuffled = added
    .map((title) => ({ title, at: seeded.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ title }, index): Planned => {
      const day = Math.floor((index * (days + 1)) / added.length);
      return { ...title, addedAt: new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10) };
    });
  let near = findNear([...present, ...shuffled]);
  for (let attempt = 0; attempt < ATTEMPTS_MAX && near.weight > 0; attempt++) {
    const movable = near.titles.filter((title) => shuffled.includes(title));
    const [one, other] = [seeded.pick(movable.length > 0 ? movable : shuffled), seeded.pick(shuffled)];
    [one.addedAt, other.addedAt] = [other.addedAt, one.addedAt];
    const next = findNear([...present, ...shuffled]);
    if (next.weight <= near.weight) near = next;
    else [one.addedAt, other.addedAt] = [other.addedAt, one.addedAt];
  }
  if (near.weight > 0) console.log(`${near.titles.length} titles stand near one that is like them`);
  return shuffled;
}

type Near = { weight: number; titles: Planned[] };

/** What is alike and near: among the newest, and in the lobby, which takes one of each studio in turn. */
function findNear(titles: readonly Planned[]): Near {
  const newest = [...titles].sort((a, b) => compare(b.addedAt, a.addedAt) || compare(a.code, b.code));
  const ranks = new Map<string, number>();
  const places = newest.map((title) => {
    const rank = ranks.get(title.studio) ?? 0;
    ranks.set(title.studio, rank + 1);
    return { title, rank, studio: STUDIOS.findIndex(({ code }) => code === title.studio) };
  });
  const lobby = places.sort((a, b) => a.rank - b.rank || a.studio - b.studio).map(({ title }) => title);
  const own = STUDIOS.map(({ code }) => newest.filter(({ studio }) => studio === code));
  const near: Near = { weight: 0, titles: [] };
  for (const list of [newest, lobby, ...own]) addAlike(list, near);
  return near;
}

function addAlike(titles: readonly Planned[], near: Near): void {
  for (const [at, title] of titles.entries())
    for (let step = 1; step <= ROW; step++) {
      const other = titles[at + step];
      if (!other || (other.theme !== title.theme && modelOf(other) !== modelOf(title))) continue;
      near.weight += step === 1 ? NEIGHBOURS : 1;
      near.titles.push(title, other);
    }
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
