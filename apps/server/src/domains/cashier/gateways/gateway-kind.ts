import type { Clock } from '@parlour/clock/clock';
import { ConfigError } from '@parlour/database/config-error';
import type { z } from 'zod';
import type { PaymentGateway } from './gateway.ts';

/** A gateway we support, whether or not this installation has an account with it. */
export type GatewayKind = {
  /** Stored with deposits and withdrawals, in the books and in addresses: never changes. */
  name: string;
  /** As operators read it. */
  title: string;
  /** Throws the one line that the process exits with if the account is incomplete. */
  setUp(account: unknown, needs: { clock: Clock }): PaymentGateway;
};

type Definition<Account> = Pick<GatewayKind, 'name' | 'title'> & {
  /** What the configuration must contain to use it. */
  account: z.ZodType<Account>;
  create(needs: { account: Account; clock: Clock }): PaymentGateway;
};

export function defineGateway<Account>({
  name,
  title,
  account: schema,
  create,
}: Definition<Account>): GatewayKind {
  return {
    name,
    title,
    setUp(account, { clock }) {
      const read = schema.safeParse(account);
      if (read.success) return create({ account: read.data, clock });
      // The value itself is not repeated: it may be a secret.
      const issue = read.error.issues[0];
      throw new ConfigError(
        `PAYMENT_GATEWAYS: ${[name, ...(issue?.path ?? [])].join('.')} ${issue?.message}`,
      );
    },
  };
}
