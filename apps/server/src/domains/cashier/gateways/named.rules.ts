import type { BrandSettings } from '@parlour/contract';

/** The gateways a brand sends money through by its settings, also while a channel is off. */
export function gatewaysNamed({ cashier }: Pick<BrandSettings, 'cashier'>): string[] {
  const { channels, withdrawals } = cashier;
  const ofChannels = channels.filter(({ method }) => method !== 'transfer').map(({ gateway }) => gateway);
  return [...new Set([...ofChannels, withdrawals.gateway])];
}
