import type { BrandSettings } from '@parlour/contract';

/** The gateways that a brand's settings name, also those of channels that are off. */
export function gatewaysNamed({ cashier }: Pick<BrandSettings, 'cashier'>): string[] {
  const { channels, withdrawals } = cashier;
  const ofChannels = channels.filter(({ method }) => method !== 'transfer').map(({ gateway }) => gateway);
  return [...new Set([...ofChannels, withdrawals.gateway])];
}
