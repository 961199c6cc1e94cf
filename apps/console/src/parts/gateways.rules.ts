import type { ConsoleClient } from '@parlour/client/console';

export type Gateway = Awaited<ReturnType<ConsoleClient['cashier']['gateways']>>['items'][number];

/** The gateway's title; its name if it is no longer known. */
export function titleOfGateway(gateways: readonly Gateway[], name: string): string {
  return gateways.find((gateway) => gateway.name === name)?.title ?? name;
}

/** Whether money sent through it would arrive; true until the gateways are loaded, to avoid a false alarm. */
export function isGatewayUsable(gateways: readonly Gateway[] | undefined, name: string): boolean {
  return gateways?.some((gateway) => gateway.name === name && gateway.isSetUp) ?? true;
}

/** The gateways that are set up, plus the chosen one even if it is not. */
export function gatewaysToChoose(gateways: readonly Gateway[], chosen: string | null): string[] {
  const usable = gateways.filter(({ isSetUp }) => isSetUp).map(({ name }) => name);
  return chosen === null || usable.includes(chosen) ? usable : [...usable, chosen];
}
