import type { Client } from '@parlour/client';
import { useQuery } from '../loading/useQuery.ts';
import { useSession } from '../session/session.store.ts';
import { useSite } from '../site.ts';
import { type ProofField, proofAsked, proofRules } from './proof.rules.ts';

type OwnProof = Pick<
  NonNullable<Parameters<Client['identity']['removeLink']>[0]['body']>,
  'password' | 'proofCode' | 'proofPasskey'
>;
export type ProofOfMember = ReturnType<typeof useProof>;

/** How the signed-in member proves who they are again, before a change to the account's security. */
export function useProof() {
  const { client } = useSite();
  const hasPassword = useSession(({ member }) => member?.hasPassword ?? true);
  const { value } = useQuery({
    key: ['member', 'security'],
    load: (signal) => client.identity.securityConfig({ signal }),
    isNeeded: !hasPassword,
  });
  const asked = hasPassword ? 'password' : proofAsked(value?.proofs ?? []);
  return {
    asked,
    rules: proofRules(asked),
    /** What to send; for a passkey the browser asks the member now. Null: they changed their mind. */
    async take({ password, proofCode }: Record<ProofField, string>): Promise<OwnProof | null> {
      if (asked !== 'passkey') return { password, ...(proofCode ? { proofCode: proofCode.trim() } : {}) };
      const proofPasskey = await signByPasskey(client);
      return proofPasskey && { proofPasskey };
    },
  };
}

async function signByPasskey(client: Client): Promise<Record<string, unknown> | null> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    client.identity.proofPasskeyOptions(),
    import('@simplewebauthn/browser'),
  ]);
  try {
    return { ...(await startAuthentication({ optionsJSON: options as never })) };
  } catch {
    // Cancelled or timed out: the browser has told the member.
    return null;
  }
}
