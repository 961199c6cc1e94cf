import type { Client, LobbyMapping } from '@parlour/client';
import { nameOf, type QueryKey } from '@parlour/client/queries';
import { queries } from '../../platform/loading/queries.ts';
import { useQuery } from '../../platform/loading/useQuery.ts';
import { useSite } from '../../platform/site.ts';
import { splitSports } from './category-tabs.rules.ts';

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

const CATALOGUE: QueryKey = ['site', 'catalogue'];
const NO_VENDORS = {};

/** The contents of the lobby. Kept for the visit, and reloaded whenever it is shown. */
export function useCatalogue() {
  const { client, language } = useSite();
  const { value, isFailed, reload } = useQuery<Catalogue>({
    key: CATALOGUE,
    load: (signal) => loadCatalogue({ client, language, signal }),
    isKept: true,
  });
  return { menu: value?.menu ?? null, hot: value?.hot ?? null, isFailed, reload };
}

/** The vendors by category, if already loaded: a launch alone does not load them. */
export function knownVendors(): LobbyMapping['mapping'] {
  const known = queries.read(nameOf(CATALOGUE))?.value as Catalogue | null | undefined;
  return known?.menu.mapping ?? NO_VENDORS;
}

async function loadCatalogue({
  client,
  language,
  signal,
}: {
  client: Client;
  language: string;
  signal: AbortSignal;
}) {
  const [{ content }, { list }] = await Promise.all([
    client.games.vendorTypes({ signal, query: { typeId: 1 } }),
    client.games.hotGames({ signal, query: { isPlatform: '2', platform: 'html5', language } }),
  ]);
  const menu: LobbyMapping = { ...content, ...splitSports(content) };
  return { menu, hot: list };
}
