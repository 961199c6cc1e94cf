import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { FormMessage, Notice, Skeleton, SubmitButton, TextField } from '@parlour/ui';
import { ProofFields } from '../../../platform/proof/ProofFields.tsx';
import { useText } from '../../../platform/texts/texts.tsx';
import { CodeInput } from '../codes/CodeInput.tsx';
import formStyles from '../Form.module.css';
import { MobileInput } from '../fields/MobileInput.tsx';
import { useSecurity } from '../security/useSecurity.ts';
import styles from './ContactForm.module.css';
import { CurrentContact } from './CurrentContact.tsx';
import type { ContactKind } from './contact.rules.ts';
import { useContactsText } from './contacts-text.ts';
import { useContactChange } from './useContactChange.ts';

/** Binds a phone or mail, or replaces it. */
export function ContactForm({ kind }: { kind: ContactKind }) {
  const text = useContactsText();
  const words = useText();
  const { value, isFailed } = useSecurity();
  const { form, dialing, ...change } = useContactChange(kind);
  return (
    <form className={formStyles.form} noValidate onSubmit={change.submit}>
      <p className={styles.lead}>
        {text(kind === 'mobile' ? 'contacts.mobile.lead' : 'contacts.email.lead')}
      </p>
      {value && <CurrentContact kind={kind} security={value} />}
      {!value && !isFailed && <Skeleton shape="line" />}
      {kind === 'mobile' ? (
        <MobileInput
          {...form.field('mobileNum')}
          {...dialing}
          label={text('contacts.mobile.new')}
          isRequired
        />
      ) : (
        <TextField
          {...form.field('email')}
          label={text('contacts.email.new')}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
      )}
      <CodeInput
        {...form.field('verificationCode')}
        isRequired
        seconds={change.seconds}
        isSending={change.isSending}
        onSend={change.sendCode}
      />
      <ProofFields proof={change.proof} form={form} />
      {/* Said in advance: a change delays withdrawals. */}
      <Notice
        icon="shield"
        title={text('contacts.hold.title', { hours: WITHDRAWAL_HOLD_HOURS })}
        detail={text('contacts.hold.detail')}
      />
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={words('member.save')} isBusy={form.isBusy} />
    </form>
  );
}
