import { Button, Dialog, FormMessage, SubmitButton } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { ProofFields } from '../../../platform/proof/ProofFields.tsx';
import { EMPTY_PROOF, PROOF_FIELD_OF } from '../../../platform/proof/proof.rules.ts';
import { type ProofOfMember, useProof } from '../../../platform/proof/useProof.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './ProofDialog.module.css';

type Proven = NonNullable<Awaited<ReturnType<ProofOfMember['take']>>>;
type Props = {
  title: string;
  detail: string;
  submitLabel: string;
  /** Choices above the proof. */
  children?: ReactNode;
  onClose: () => void;
  /** Returns whether it was done; false: the member changed their mind at the browser's own dialog. */
  onProven: (proof: Proven) => Promise<boolean>;
};

/** Asks the member to prove themselves again, and says what for. */
export function ProofDialog({ title, detail, submitLabel, children, onClose, onProven }: Props) {
  const text = useText();
  const proof = useProof();
  const form = useForm({ initial: EMPTY_PROOF, rules: proof.rules, fieldOf: PROOF_FIELD_OF });
  useCountedDialog();
  const send = async (values: typeof EMPTY_PROOF) => {
    const taken = await proof.take(values);
    if (taken && (await onProven(taken))) onClose();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <form className={styles.content} noValidate onSubmit={form.submit({ send })}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.detail}>{detail}</p>
          {children}
          <ProofFields proof={proof} form={form} />
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton label={submitLabel} isBusy={form.isBusy} />
          <Button kind="quiet" label={text('member.cancel')} onPress={close} />
        </form>
      )}
    </Dialog>
  );
}
