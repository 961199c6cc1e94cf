import { FEEDBACK_LENGTH } from '@parlour/contract/values/messages/messages.rules';
import { EmptyArt, NoData, panel, Section } from '@parlour/ui';
import { RowsWaiting } from '../../../platform/content/RowsWaiting.tsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import styles from './Feedback.module.css';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useFeedbackText } from './feedback-text.ts';

const STATE = {
  open: 'feedback.stateOpen',
  answered: 'feedback.stateAnswered',
  closed: 'feedback.closed',
} as const;

/** The form, and below it what was sent and answered. */
export function FeedbackPanels() {
  const words = useFeedbackText();
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'feedback'],
    load: (signal) => client.messages.ownFeedback({ signal, query: {} }),
    news: 'unread',
  });
  return (
    <>
      {/* A sent form starts anew. */}
      <FeedbackForm
        key={value?.items[0]?.id ?? ''}
        length={value?.length ?? FEEDBACK_LENGTH}
        onSent={reload}
      />
      <Section title={words('feedback.list')}>
        {value ? (
          <FeedbackList items={value.items} />
        ) : isFailed ? (
          <LoadFailed onRetry={reload} />
        ) : (
          <RowsWaiting />
        )}
      </Section>
    </>
  );
}

type Sent = Awaited<ReturnType<ReturnType<typeof useSite>['client']['messages']['ownFeedback']>>['items'];

function FeedbackList({ items }: { items: Sent }) {
  const words = useFeedbackText();
  const { moment } = useFormats();
  if (items.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="chat" />}
        title={words('feedback.empty')}
        detail={words('feedback.emptyDetail')}
      />
    );
  return (
    <ul className={panel.panel}>
      {items.map(({ id, content, comment, pictures, state, sentAt, answer, answeredAt }) => (
        <li key={id} className={styles.sent}>
          <p className={styles.head}>
            <span>{moment(sentAt)}</span>
            <span className={state === 'answered' ? styles.answered : undefined}>{words(STATE[state])}</span>
          </p>
          <p className={styles.words}>{content}</p>
          {pictures > 0 && (
            <p className={styles.hint}>
              {[words('feedback.pictureCount', { count: pictures }), comment].filter(Boolean).join(': ')}
            </p>
          )}
          {answer !== null && (
            <div className={styles.answer}>
              <p className={styles.head}>
                <b>{words('feedback.answer')}</b>
                {answeredAt !== null && <span>{moment(answeredAt)}</span>}
              </p>
              <p className={styles.words}>{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
