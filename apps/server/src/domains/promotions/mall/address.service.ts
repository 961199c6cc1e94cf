import { MallAddress } from '@parlour/contract';
import type { Secrets } from '../../../secrets/secrets.ts';

const PURPOSE = 'promotions.mall-address';

/** Addresses are encrypted at rest. */
export const sealAddress = (secrets: Secrets, address: MallAddress): string =>
  secrets.encrypt(PURPOSE, Buffer.from(JSON.stringify(address)));

export const openAddress = (secrets: Secrets, sealed: string | null): MallAddress | null =>
  sealed === null ? null : MallAddress.parse(JSON.parse(secrets.decrypt(PURPOSE, sealed).toString('utf8')));
