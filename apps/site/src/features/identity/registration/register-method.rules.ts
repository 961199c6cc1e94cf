import type { Device } from '../../../platform/device/device.ts';

export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** docs/decisions/0059: on the home screen of an iPhone every site is a web clip; elsewhere it is an installed app. */
export function registerMethodOf(device: Device, isWebClip: boolean): RegisterMethod {
  if (device !== 'OTHERS') return device;
  return isWebClip ? 'WEBCLIP' : 'PWA';
}
