import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Names =
  | 'passkeys'
  | 'passkeyCreationOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'passkeyLoginOptions'
  | 'passkeyLogin';

export function passkeyRoutes(): Pick<Handlers<typeof contract.identity>, Names> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    passkeys: later,
    passkeyCreationOptions: later,
    addPasskey: later,
    removePasskey: later,
    passkeyLoginOptions: later,
    passkeyLogin: later,
  };
}
