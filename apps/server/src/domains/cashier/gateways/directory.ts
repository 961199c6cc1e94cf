import type { Clock } from '@parlour/clock/clock';
import { ConfigError } from '@parlour/database/config-error';
import type { PaymentAccounts } from '../../../config/third-parties.ts';
import { GatewayUnavailable, type PaymentGateway } from './gateway.ts';
import type { GatewayKind } from './gateway-kind.ts';

/** The gateways of this installation, by name. Code that handles a row uses the gateway the row names. */
export type Gateways = {
  /** Every gateway we support, also those without an account. */
  kinds(): readonly Pick<GatewayKind, 'name' | 'title'>[];
  isSetUp(name: string): boolean;
  find(name: string): PaymentGateway | undefined;
  /** Throws `GatewayUnavailable` without an account: that says nothing about what was paid. */
  require(name: string): PaymentGateway;
  /** The title operators see; for a gateway we no longer support, its name. */
  titleOf(name: string): string;
};

type DirectoryNeeds = { kinds: readonly GatewayKind[]; accounts: PaymentAccounts; clock: Clock };

export function createGatewayDirectory({ kinds, accounts, clock }: DirectoryNeeds): Gateways {
  const unknown = Object.keys(accounts).find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown !== undefined)
    throw new ConfigError(
      `PAYMENT_GATEWAYS: ${unknown} is no gateway; there are ${kinds.map(({ name }) => name).join(', ')}`,
    );
  const open = new Map(
    kinds.flatMap(({ name, setUp }) =>
      name in accounts ? [[name, setUp(accounts[name], { clock })] as const] : [],
    ),
  );
  return {
    kinds: () => kinds,
    isSetUp: (name) => open.has(name),
    find: (name) => open.get(name),
    require(name) {
      const gateway = open.get(name);
      if (!gateway) throw new GatewayUnavailable(`the payment gateway ${name} is not set up`);
      return gateway;
    },
    titleOf: (name) => kinds.find((kind) => kind.name === name)?.title ?? name,
  };
}
