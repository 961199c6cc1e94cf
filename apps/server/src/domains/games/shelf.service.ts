import type { Game, Language } from '@parlour/contract';
import type { Brand } from '../../tenancy/brand.ts';
import { describeTitle } from './catalogue.rules.ts';
import type { Catalogues } from './catalogue.service.ts';
import { nodeIdOf } from './catalogue-import.rules.ts';
import { type AskedTitle, pickTitle } from './launch.rules.ts';
import type { Recent } from './recent.service.ts';

export type Shelf = ReturnType<typeof createShelf>;

/** What launches and records ask of the catalogue. */
export function createShelf({ catalogues, recent }: { catalogues: Catalogues; recent: Recent }) {
  return {
    async find(brandId: string, asked: AskedTitle, language: Language): Promise<Game | undefined> {
      const { titles, byNodeId } = await catalogues.of(brandId);
      const known = asked.nodeId === undefined ? undefined : byNodeId.get(asked.nodeId);
      const title = pickTitle(known ? [known] : titles, asked);
      return title && describeTitle(title, language);
    },
    remember: recent.remember,
    /** What a title is called at the brand; null: it is no longer there. */
    async nameOf(brand: Brand, vendor: string, gameCode: string): Promise<string | null> {
      const { byNodeId } = await catalogues.of(brand.id);
      const names = byNodeId.get(nodeIdOf(vendor, gameCode))?.names;
      return names?.[brand.settings.defaultLanguage] ?? names?.EN ?? null;
    },
  };
}
