import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { Button, Dialog, FormMessage, QrCode, SubmitButton, TextField } from '@parlour/ui';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { required } from '../../../platform/forms/field.rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { ProofFields } from '../../../platform/proof/ProofFields.tsx';
import { EMPTY_PROOF, PROOF_FIELD_OF } from '../../../platform/proof/proof.rules.ts';
import { useProof } from '../../../platform/proof/useProof.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { CopyText } from './CopyText.tsx';
import styles from './SecondFactor.module.css';

type Props = {
  begun: { secret: string; uri: string; ticket: string };
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => Promise<unknown>;
};

const FIELD_OF = { ...PROOF_FIELD_OF, wrong_factor_code: 'code' } as const;

/** The secret as a QR code and as text, a code of it, and the member again. */
export function TurnOnDialog({ begun: { secret, uri, ticket }, onClose, onDone }: Props) {
  const text = useText();
  const { client } = useSite();
  const proof = useProof();
  const form = useForm({
    initial: { code: '', ...EMPTY_PROOF },
    rules: { code: required(), ...proof.rules },
    fieldOf: FIELD_OF,
  });
  useCountedDialog();
  const send = async ({ code, ...values }: typeof form.values) => {
    const taken = await proof.take(values);
    if (!taken) return;
    const body = { ticket, code: code.trim(), ...taken };
    const { recoveryCodes } = await client.identity.addSecondFactor({ body });
    onClose();
    await onDone(recoveryCodes);
  };
  const title = text('member.factor.title');
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <form className={styles.content} noValidate onSubmit={form.submit({ send })}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.detail}>{text('member.factor.scan')}</p>
          <div className={styles.code}>
            <QrCode value={uri} label={text('member.factor.qr')} />
          </div>
          <CopyText label={text('member.factor.key')} value={inGroups(secret)} copied={secret} />
          <TextField
            {...form.field('code')}
            label={text('member.factor.code')}
            icon="shield"
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
          />
          <ProofFields proof={proof} form={form} />
          <p className={styles.detail}>{text('member.proof.hold', { hours: WITHDRAWAL_HOLD_HOURS })}</p>
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton label={text('member.factor.turnOn')} isBusy={form.isBusy} />
          <Button kind="quiet" label={text('member.cancel')} onPress={close} />
        </form>
      )}
    </Dialog>
  );
}

/** Easier to type; apps ignore the spaces. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
