import { Section, SubmitButton, TextField } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './NicknameForm.module.css';
import { checkNickname } from './profile.rules.ts';

/** An empty value removes the nickname. */
export function NicknameForm({ first }: { first: string }) {
  const text = useText();
  const { client } = useSite();
  const form = useForm({ initial: { nickname: first }, rules: { nickname: checkNickname } });
  const isUnchanged = useSession(({ member }) => (member?.nickname ?? '') === form.values.nickname.trim());
  const send = async ({ nickname }: { nickname: string }) => {
    const saved = await client.identity.setNickname({ body: { nickname } });
    useSession.setState(({ member }) => ({ member: member && { ...member, nickname: saved.nickname } }));
    showToast(text('member.saved'), 'lobby');
  };
  return (
    <Section title={text('member.nickname.title')}>
      <form className={styles.form} onSubmit={form.submit({ send })} noValidate>
        <TextField
          {...form.field('nickname')}
          error={form.field('nickname').error ?? form.refusal}
          label={text('member.nickname.label')}
          hint={text('member.nickname.hint')}
          autoComplete="nickname"
        />
        <SubmitButton label={text('member.save')} isBusy={form.isBusy} isDisabled={isUnchanged} />
      </form>
    </Section>
  );
}
