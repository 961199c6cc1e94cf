/** Payment gateways: their common interface, one folder for each, and the list of them. */

import { createGatewayDirectory, type Gateways } from './directory.ts';
import type { GatewayKind } from './gateway-kind.ts';
import { sandboxPay } from './sandbox-pay/sandbox-pay.adapter.ts';
import { sandboxWire } from './sandbox-wire/sandbox-wire.adapter.ts';

/** Adding a gateway is a folder and a line here. A line stays while any row names it. */
const KINDS: readonly GatewayKind[] = [sandboxPay, sandboxWire];

export const createGateways = (
  needs: Omit<Parameters<typeof createGatewayDirectory>[0], 'kinds'>,
): Gateways => createGatewayDirectory({ ...needs, kinds: KINDS });

export type { Gateways } from './directory.ts';
export {
  type GatewayEvent,
  type GatewayOrder,
  type GatewayPayout,
  GatewayUnavailable,
  type OrderAnswer,
  type PaymentGateway,
  type ReportItem,
} from './gateway.ts';
export { gatewaysNamed } from './named.rules.ts';
