import { refuseInsideTransaction } from '@parlour/database/transaction';
import { GatewayUnavailable } from './gateway.ts';

/** A call to a gateway. Any network failure or timeout becomes `GatewayUnavailable`. */
export async function callGateway<Answer>(what: string, send: () => Promise<Answer>): Promise<Answer> {
  // Outside the `try`: our mistake must not look like an unavailable gateway.
  refuseInsideTransaction('a call to the payment gateway');
  try {
    return await send();
  } catch (error) {
    throw new GatewayUnavailable(`the payment gateway did not answer ${what}`, { cause: error });
  }
}
