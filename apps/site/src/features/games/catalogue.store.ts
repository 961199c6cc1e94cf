import { CallRefused, type Client, type Game, type LobbyMapping } from '@parlour/client';
import { useCallback, useEffect } from 'react';
import { create } from 'zustand';
import { useSite } from '../../platform/site.ts';
import { splitSports } from './category-tabs.rules.ts';

type Catalogue = {
  /** The menu, with sports split; null until it is known. */
  menu: LobbyMapping | null;
  hot: readonly Game[] | null;
  isFailed: boolean;
};

const useCatalogueState = create<Catalogue>(() => ({ menu: null, hot: null, isFailed: false }));

/** What the lobby is made of. It is kept for the visit, and asked for again whenever somebody looks. */
export function useCatalogue() {
  const { client, language } = useSite();
  const catalogue = useCatalogueState();
  const load = useCallback(() => void loadCatalogue(client, language).catch(reportError), [client, language]);
  useEffect(load, [load]);
  return { ...catalogue, reload: load };
}

/** The vendors by category, as far as they are known; whoever only launches asks for nothing. */
export function useVendorMapping(): LobbyMapping['mapping'] {
  return useCatalogueState(({ menu }) => menu?.mapping ?? NO_VENDORS);
}

const NO_VENDORS = {};
let rounds = 0;

async function loadCatalogue(client: Client, language: string): Promise<void> {
  rounds += 1;
  const round = rounds;
  // An answer in the language of before, or one that was overtaken, is old news.
  const isCurrent = () => round === rounds;
  useCatalogueState.setState({ isFailed: false });
  try {
    const [{ content }, { list }] = await Promise.all([
      client.games.vendorTypes({ query: { typeId: 1 } }),
      client.games.hotGames({ query: { isPlatform: '2', platform: 'html5', language } }),
    ]);
    if (isCurrent()) useCatalogueState.setState({ menu: { ...content, ...splitSports(content) }, hot: list });
  } catch (error) {
    if (isCurrent()) useCatalogueState.setState({ isFailed: true });
    if (!(error instanceof CallRefused)) throw error;
  }
}
