/** As an operator would set it, with neither a proxy nor a console in front. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: 'none',
  CONSOLE_ORIGIN: 'none',
  LOG_LEVEL: 'warn',
};
