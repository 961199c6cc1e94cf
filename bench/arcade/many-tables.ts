import { isShared, TITLES, type Title } from '../../apps/arcade/src/catalogue/titles.ts';

/** As many tables as a large operator has: those of the catalogue, again and again under other codes. */
const TABLES = 200;

export function moreTables(): Title[] {
  const shared = TITLES.filter(isShared);
  return Array.from({ length: TABLES - shared.length }, (_, index) => {
    const original = shared[index % shared.length] as Title;
    return { ...original, game_code: `${original.game_code}-${index}` };
  });
}
