import { createIdempotencyKeys, isOutcomeKnown, newUuid } from '@parlour/client/idempotency-keys';
import { FEEDBACK_COMMENT_MAX } from '@parlour/contract/values/messages/messages.rules';
import { FormMessage, SubmitButton, TextArea, TextField } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './Feedback.module.css';
import { FeedbackPictures } from './FeedbackPictures.tsx';
import { checkComment, contentChecker } from './feedback.rules.ts';
import { useFeedbackText } from './feedback-text.ts';
import { usePictures } from './usePictures.ts';

type Props = { length: { min: number; max: number }; onSent: () => void };

/** What a member has to say, with pictures if they help. */
export function FeedbackForm({ length, onSent }: Props) {
  const words = useFeedbackText();
  const sendOnce = useSendOnce();
  const chosen = usePictures();
  const form = useForm({
    initial: { content: '', comment: '' },
    rules: { content: contentChecker(length), comment: checkComment },
  });
  const send = async ({ content, comment }: { content: string; comment: string }) => {
    const pictures = chosen.pictures.map(({ id }) => id);
    await sendOnce({ content, comment: pictures.length > 0 ? comment : '', pictures });
    showToast(words('feedback.sent'), 'lobby');
    onSent();
  };
  return (
    <form className={styles.form} onSubmit={form.submit({ send })} noValidate>
      <TextArea
        {...form.field('content')}
        label={words('feedback.content')}
        hint={words('feedback.contentHint', length)}
        maxLength={length.max}
        isRequired
      />
      <FeedbackPictures {...chosen} />
      {chosen.pictures.length > 0 && (
        <TextField
          {...form.field('comment')}
          label={words('feedback.comment')}
          hint={words('feedback.commentHint', { count: FEEDBACK_COMMENT_MAX })}
          maxLength={FEEDBACK_COMMENT_MAX}
        />
      )}
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={words('feedback.send')} isBusy={form.isBusy} isDisabled={chosen.isBusy} />
    </form>
  );
}

type Written = { content: string; comment: string; pictures: string[] };

/** Feedback keeps its id until the answer is known: sent again after a lost connection, it is there once. */
function useSendOnce() {
  const { client } = useSite();
  const [attempts] = useState(() => createIdempotencyKeys(newUuid));
  return async (written: Written): Promise<void> => {
    try {
      await client.messages.sendFeedback({ body: { id: attempts.keyOf(written), ...written } });
      attempts.conclude();
    } catch (error) {
      if (isOutcomeKnown(error)) attempts.conclude();
      throw error;
    }
  };
}
