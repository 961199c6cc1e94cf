import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Passkeys } from './passkeys/passkeys.ts';

type Names =
  | 'passkeys'
  | 'passkeyCreationOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'proofPasskeyOptions'
  | 'passkeyLoginOptions'
  | 'passkeyLogin';

export function passkeyRoutes({
  passkeys,
}: {
  passkeys: Passkeys;
}): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    passkeys: async (call) => ({ items: await passkeys.list(call, call.session) }),
    passkeyCreationOptions: async (call) => ({
      options: { ...(await passkeys.creationOptions(call, call.session)) },
    }),
    addPasskey: (call) => passkeys.add(call, call.session, call.body),
    async removePasskey(call) {
      await passkeys.remove(call, call.session, call.body);
      return {};
    },
    proofPasskeyOptions: async (call) => ({
      options: { ...(await passkeys.proofOptions(call, call.session)) },
    }),
    async passkeyLoginOptions(call) {
      const { options, ticket } = await passkeys.loginOptions(call);
      return { options: { ...options }, ticket };
    },
    passkeyLogin: (call) => passkeys.signIn(call, call.body),
  };
}
