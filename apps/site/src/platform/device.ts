/** How the site runs: in a tab of the browser, as a home-screen app, or inside the brand's own app. */
export type Device = 'H5' | 'OTHERS' | 'APP';

/** The brand's app says so in its user agent. */
const APP_AGENT = /\bParlourApp\//;

export function detectDevice(): Device {
  if (APP_AGENT.test(navigator.userAgent)) return 'APP';
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone;
  return isStandalone ? 'OTHERS' : 'H5';
}
