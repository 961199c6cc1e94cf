import { Refusal } from '../../../http/calls/refusal.ts';
import { isPrivateUrl } from '../../../outbound/private-networks.ts';

/** The address operators typed, without a slash at its end; none in a network of ours that nobody configured. */
export function readApiUrl(typed: string, privateVendors: readonly string[]): string {
  if (isPrivateUrl(typed, privateVendors))
    throw new Refusal('invalid_input', { fields: { apiUrl: 'not_allowed' } });
  return typed.replace(/\/+$/, '');
}
