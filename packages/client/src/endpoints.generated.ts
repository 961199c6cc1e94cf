// Made from the contract by `npm run generate`.
export const ENDPOINTS = {
  system: {
    status: { method: 'GET', path: '/wps/system/status' },
    consolidatedSettings: { method: 'GET', path: '/wps/system/settings/consolidated' },
    theme: { method: 'GET', path: '/wps/system/theme' },
    whitelabel: { method: 'GET', path: '/wps/system/whitelabel' },
    domainRoute: { method: 'GET', path: '/wps/system/domainRoute' },
    country: { method: 'GET', path: '/wps/system/country' },
    registrationRules: { method: 'GET', path: '/wps/system/setting/register' },
    serviceLink: { method: 'GET', path: '/wps/system/service' },
    sealingKeys: { method: 'GET', path: '/wps/system/key' },
    checkSeal: { method: 'POST', path: '/wps/system/key/check', sealed: true },
  },
} as const;
