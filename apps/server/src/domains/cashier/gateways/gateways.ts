/** Payment gateways: what we ask of any, and one folder for each. */

export {
  type GatewayEvent,
  type GatewayOrder,
  type GatewayPayout,
  GatewayUnavailable,
  type OrderAnswer,
  type PaymentGateway,
  type ReportItem,
} from './gateway.ts';
export { createSandboxPay } from './sandbox-pay/sandbox-pay.adapter.ts';
