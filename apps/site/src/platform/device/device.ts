import type { Device } from '@parlour/contract/values/identity';

/** The brand's app names itself in its user agent. */
const APP_AGENT = /\bParlourApp\//;

/** How the site runs: in a tab of the browser, as a home-screen app, or inside the brand's own app. */
export function detectDevice(): Device {
  if (APP_AGENT.test(navigator.userAgent)) return 'APP';
  const isStandalone = matchMedia('(display-mode: standalone)').matches || detectWebClip();
  return isStandalone ? 'OTHERS' : 'H5';
}

/** Opened from the home screen of an iPhone or iPad; only Safari there tells. */
export function detectWebClip(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}
