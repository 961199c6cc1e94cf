import { Button, FormMessage, SubmitButton, TextField } from '@parlour/ui';
import { required } from '../../../platform/forms/field.rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import form from '../Form.module.css';
import { enterSite } from './enter-site.ts';
import styles from './SecondStep.module.css';
import { keepChallenge } from './second-step.store.ts';

const FIELD_OF = { wrong_factor_code: 'code' } as const;

/** The code of the authenticator app, after the first step of any sign-in was right. */
export function SecondStep({ challenge }: { challenge: string }) {
  const text = useText();
  const { client } = useSite();
  const { field, submit, refusal, isBusy } = useForm({
    initial: { code: '' },
    rules: { code: required() },
    fieldOf: FIELD_OF,
  });
  const send = async ({ code }: { code: string }) => {
    const session = await client.identity.finishLogin({ body: { challenge, code: code.trim() } });
    keepChallenge(null);
    enterSite(session);
  };
  return (
    <form className={form.form} noValidate onSubmit={submit({ send })}>
      <h2 className={styles.title}>{text('identity.step.title')}</h2>
      <p className={styles.lead}>{text('identity.step.lead')}</p>
      <TextField
        {...field('code')}
        label={text('identity.step.code')}
        icon="shield"
        autoComplete="one-time-code"
        isRequired
      />
      {refusal && <FormMessage words={refusal} />}
      <SubmitButton label={text('identity.login.submit')} isBusy={isBusy} />
      <Button kind="quiet" label={text('identity.step.back')} onPress={() => keepChallenge(null)} />
    </form>
  );
}
