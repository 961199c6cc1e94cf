import type { ConsoleClient } from '@parlour/client/console';

export type Gateway = Awaited<ReturnType<ConsoleClient['cashier']['gateways']>>['items'][number];

/** As it is read; one that is no longer known by its name. */
export function titleOfGateway(gateways: readonly Gateway[], name: string): string {
  return gateways.find((gateway) => gateway.name === name)?.title ?? name;
}

/** Whether money sent through it would arrive; while they are not known yet, nobody is alarmed. */
export function isGatewayUsable(gateways: readonly Gateway[] | undefined, name: string): boolean {
  return gateways?.some((gateway) => gateway.name === name && gateway.isSetUp) ?? true;
}

/** Those that are set up, and the one that is chosen, whatever it is. */
export function gatewaysToChoose(gateways: readonly Gateway[], chosen: string | null): string[] {
  const usable = gateways.filter(({ isSetUp }) => isSetUp).map(({ name }) => name);
  return chosen === null || usable.includes(chosen) ? usable : [...usable, chosen];
}
