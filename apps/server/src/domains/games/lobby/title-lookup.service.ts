import type { Game, Language } from '@parlour/contract';
import { type AskedTitle, type Catalogues, describeTitle, pickTitle } from '../catalogue/catalogue.ts';
import type { Recent } from './recent.service.ts';

export type TitleLookup = ReturnType<typeof createTitleLookup>;
/** Names titles as vendors call them; undefined: the catalogue has no such title. */
export type TitleNames = (
  brandId: string,
  language: Language,
) => Promise<(vendor: string, gameCode: string) => string | undefined>;

/** What launches and records ask of the catalogue. */
export function createTitleLookup({ catalogues, recent }: { catalogues: Catalogues; recent: Recent }) {
  return {
    async find(brandId: string, asked: AskedTitle, language: Language): Promise<Game | undefined> {
      const { titles, byNodeId } = await catalogues.of(brandId);
      const known = asked.nodeId === undefined ? undefined : byNodeId.get(asked.nodeId);
      const title = pickTitle(known ? [known] : titles, asked);
      return title && describeTitle(title, language);
    },
    remember: recent.remember,
    /** Names titles as vendors call them. */
    async names(brandId: string, language: Language) {
      const { titles } = await catalogues.of(brandId);
      return (vendor: string, gameCode: string): string | undefined => {
        const title = titles.find((one) => one.vendor.code === vendor && one.gameCode === gameCode);
        return title && describeTitle(title, language).displayName;
      };
    },
    /** Undefined: the title is gone. */
    async titleOf(brandId: string, nodeId: string, language: Language): Promise<Game | undefined> {
      const title = (await catalogues.of(brandId)).byNodeId.get(nodeId);
      return title && describeTitle(title, language);
    },
  };
}
