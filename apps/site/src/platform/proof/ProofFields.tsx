import type { CallRefused } from '@parlour/client';
import { CodeField, FormMessage, PasswordField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useCodeSending } from '../codes/useCodeSending.ts';
import { useSite } from '../site.ts';
import { useText } from '../texts/texts.tsx';
import { FactorInput } from './FactorInput.tsx';
import type { ProofField } from './proof.rules.ts';
import type { ProofOfMember } from './useProof.ts';

type Field = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange' | 'ref'>;
type Form = { field: (name: ProofField) => Field; refuse: (refused: CallRefused) => void };

/** What is asked of the member again, and the second factor of those who have one. */
export function ProofFields({ proof: { asked, factor }, form }: { proof: ProofOfMember; form: Form }) {
  return (
    <>
      <FirstProof asked={asked} form={form} />
      <FactorInput factor={factor} field={form.field('factorCode')} />
    </>
  );
}

/** The password of the account; a code for members without one; or what else is asked of them, in words. */
function FirstProof({ asked, form }: { asked: ProofOfMember['asked']; form: Form }) {
  const text = useText();
  if (asked === 'sms' || asked === 'mail') return <ProofCodeField way={asked} form={form} />;
  if (asked !== 'password') {
    const words = text(asked === 'passkey' ? 'member.proof.passkey' : 'member.proof.signIn');
    return <FormMessage kind="info" words={words} />;
  }
  return (
    <PasswordField
      {...form.field('password')}
      label={text('member.proof.password')}
      autoComplete="current-password"
      showLabel={text('identity.field.showPassword')}
      hideLabel={text('identity.field.hidePassword')}
      isRequired
    />
  );
}

/** A code to a contact that the member has proved. */
export function ProofCodeField({ way, form }: { way: 'sms' | 'mail'; form: Form }) {
  const text = useText();
  const { client } = useSite();
  const { seconds, isSending, send } = useCodeSending({
    send: () => client.identity.sendProofCode({ body: { way } }),
    onRefused: form.refuse,
  });
  return (
    <CodeField
      {...form.field('proofCode')}
      label={text(way === 'sms' ? 'member.proof.sms' : 'member.proof.mail')}
      sendLabel={text('identity.field.sendCode')}
      countdown={seconds === null ? null : text('identity.field.countdown', { seconds })}
      isSending={isSending}
      onSend={send}
      isRequired
    />
  );
}
