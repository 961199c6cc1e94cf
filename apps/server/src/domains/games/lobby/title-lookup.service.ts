import type { Game, Language } from '@parlour/contract';
import { type AskedTitle, pickTitle } from '../catalogue/asked-title.rules.ts';
import { describeTitle } from '../catalogue/catalogue.rules.ts';
import type { Catalogues } from '../catalogue/catalogue.service.ts';
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
    /** Undefined: it is no longer there. */
    async titleOf(brandId: string, nodeId: string, language: Language): Promise<Game | undefined> {
      const title = (await catalogues.of(brandId)).byNodeId.get(nodeId);
      return title && describeTitle(title, language);
    },
  };
}
