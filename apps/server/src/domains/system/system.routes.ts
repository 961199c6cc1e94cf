import type { Clock } from '@parlour/clock/clock';
import { contract, type Language } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import { createPartWriter, createRenderedCache } from '../../http/calls/envelope.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Sealing } from './sealing/sealing.ts';
import {
  countriesIn,
  REMEMBERED_ADDRESSES,
  type Regions,
  registrationOf,
  type Status,
  servicePaths,
  whitelabelOf,
} from './status/status.ts';

type RouteNeeds = { status: Status; sealing: Sealing; regions: Regions; clock: Clock };

export function systemRoutes({
  status,
  sealing,
  regions,
  clock,
}: RouteNeeds): Handlers<typeof contract.system> {
  const endpoints = contract.system;
  const rememberSettings = createRenderedCache<Brand>(endpoints.consolidatedSettings);
  const settings = ({ brand, language }: { brand: Brand; language: Language }) =>
    rememberSettings(brand, language, () => status.infoFor(brand, language));
  const writeStatus = createPartWriter<Brand>(endpoints.status, 'info', { most: REMEMBERED_ADDRESSES });
  const theme = createRenderedCache<Brand>(endpoints.theme);
  const whitelabel = createRenderedCache<Brand>(endpoints.whitelabel);
  const domainRoute = createRenderedCache<Brand>(endpoints.domainRoute);
  const registration = createRenderedCache<Brand>(endpoints.registrationRules);
  return {
    status: (call) =>
      writeStatus(call.brand, call.ip, { rest: () => status.tell(call), part: settings(call) }),
    consolidatedSettings: settings,
    theme: ({ brand }) => theme(brand, '', () => brand.settings.theme),
    whitelabel: ({ brand }) => whitelabel(brand, '', () => whitelabelOf(brand.settings)),
    domainRoute: ({ brand }) => domainRoute(brand, '', () => brand.settings.domainRoutes),
    country: ({ ip, language }) => ({ country: regions.countryOf(ip), countries: countriesIn(language) }),
    registrationRules: ({ brand }) => registration(brand, '', () => registrationOf(brand.settings)),
    serviceLink: ({ brand, query }) => ({
      version: { pathList: servicePaths(brand.settings).filter(({ type }) => type === query.gateway) },
    }),
    sealingKeys: () => ({ now: clock.now(), keys: sealing.publicKeys() }),
    checkSeal: ({ body }) => ({ opened: true, note: body.note ?? null }),
  };
}
