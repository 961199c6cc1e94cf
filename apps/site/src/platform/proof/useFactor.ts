import { signByPasskey } from '@parlour/client/passkeys';
import { useState } from 'react';
import { type Rules, required } from '../forms/field.rules.ts';
import { useSession } from '../session/session.store.ts';
import { useSite } from '../site.ts';
import type { FactorField } from './proof.rules.ts';

type GivenFactor = { factorCode?: string; factorPasskey?: Record<string, unknown> };
export type FactorOfMember = ReturnType<typeof useFactor>;

/** The second factor of the signed-in member, if they have turned it on: a code, or a passkey in its place. */
export function useFactor() {
  const { client } = useSite();
  const isAsked = useSession(({ member }) => member?.hasSecondFactor ?? false);
  const hasPasskeys = useSession(({ member }) => (member?.passkeys ?? 0) > 0);
  const [isByPasskey, setByPasskey] = useState(false);
  const rules: Rules<FactorField> = isAsked && !isByPasskey ? { factorCode: required() } : {};
  return {
    isAsked,
    isByPasskey,
    /** Null: there is no other way. */
    switchWay: hasPasskeys ? () => setByPasskey(!isByPasskey) : null,
    rules,
    /** What to send. Null: they changed their mind at the browser's own dialog. */
    async take({ factorCode }: Record<FactorField, string>): Promise<GivenFactor | null> {
      if (!isAsked) return {};
      if (!isByPasskey) return { factorCode: factorCode.trim() };
      const factorPasskey = await signByPasskey((await client.identity.proofPasskeyOptions()).options);
      return factorPasskey && { factorPasskey };
    },
  };
}
