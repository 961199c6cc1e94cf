import { refuseInsideTransaction } from '@parlour/database/transaction';
import { GatewayUnavailable } from './gateway.ts';

/** A call to a gateway: whoever is away, slow or cut off is unavailable, whatever the network says of it. */
export async function callGateway<Answer>(what: string, send: () => Promise<Answer>): Promise<Answer> {
  // A mistake of ours must not pass for a gateway that is away.
  refuseInsideTransaction('a call to the payment gateway');
  try {
    return await send();
  } catch (error) {
    throw new GatewayUnavailable(`the payment gateway did not answer ${what}`, { cause: error });
  }
}
