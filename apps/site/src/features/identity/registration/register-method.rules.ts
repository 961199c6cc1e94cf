import type { Device, RegisterMethod } from '@parlour/contract/values/identity';

/** docs/decisions/0059: on an iPhone's home screen a site is a web clip; elsewhere it is an installed app. */
export function registerMethodOf(device: Device, isWebClip: boolean): RegisterMethod {
  if (device !== 'OTHERS') return device;
  return isWebClip ? 'WEBCLIP' : 'PWA';
}
