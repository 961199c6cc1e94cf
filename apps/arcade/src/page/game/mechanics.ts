import { MECHANIC_PAGES } from '../generated/mechanic-pages.ts';
import type { AnyMechanicPage } from './mechanic-page.ts';

export async function loadMechanicPage(mechanic: string): Promise<AnyMechanicPage> {
  const load = Object.hasOwn(MECHANIC_PAGES, mechanic) && MECHANIC_PAGES[mechanic];
  if (!load) throw new Error(`no page draws ${mechanic}`);
  return (await load()).default;
}
