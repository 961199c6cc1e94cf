import type { ExclusionTerm } from '@parlour/contract/values/protection';
import { Checkbox, Dialog, FormMessage, PasswordField, SubmitButton } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useSession } from '../../platform/session/session.store.ts';
import { useSite } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { CancelButton } from './CancelButton.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';
import { useTermName } from './useTermName.ts';

type Props = { term: ExclusionTerm; submit: string; onDone: () => void; onClose: () => void };

const CONSEQUENCES = [
  'protection.exclude.c1',
  'protection.exclude.c2',
  'protection.exclude.c3',
  'protection.exclude.c4',
] as const;

/** What an exclusion means, and the password that confirms it. */
export function ExcludeDialog({ term, submit, onDone, onClose }: Props) {
  const text = useProtectionText();
  const words = useText();
  const { client } = useSite();
  const nameOf = useTermName();
  const hasPassword = useSession(({ member }) => member?.hasPassword ?? true);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useCountedDialog();
  const form = useForm({
    initial: { password: '' },
    rules: {
      password: (typed) =>
        hasPassword && typed === '' ? { words: text('protection.exclude.passwordMissing') } : null,
    },
    fieldOf: { wrong_password: 'password', locked_out: 'password' },
  });
  const send = async ({ password }: { password: string }) => {
    setMissing(!isUnderstood);
    if (!isUnderstood) return;
    await client.protection.exclude({ body: { for: term, password } });
    showToast(text('protection.exclude.done'), 'lobby');
    onDone();
    onClose();
  };
  const title = text('protection.exclude.title', { term: nameOf(term) });
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <form className={styles.content} noValidate onSubmit={form.submit({ send })}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.points}>
            {CONSEQUENCES.map((key) => (
              <li key={key}>{text(key)}</li>
            ))}
          </ul>
          {hasPassword && (
            <PasswordField
              {...form.field('password')}
              label={text('protection.exclude.password')}
              autoComplete="current-password"
              showLabel={words('identity.field.showPassword')}
              hideLabel={words('identity.field.hidePassword')}
              isRequired
            />
          )}
          <Checkbox
            label={text('protection.exclude.understood')}
            isChecked={isUnderstood}
            onChange={setUnderstood}
          />
          {isMissing && !isUnderstood && <FormMessage words={text('protection.exclude.understoodMissing')} />}
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton label={submit} isBusy={form.isBusy} />
          <CancelButton onPress={close} />
        </form>
      )}
    </Dialog>
  );
}
