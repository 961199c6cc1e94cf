import type { InboxSummary } from '@parlour/client';
import { Button, Icon, type IconName } from '@parlour/ui';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useId } from 'react';
import { RichText } from '../../../platform/content/RichText.tsx';
import { TextWaiting } from '../../../platform/content/TextWaiting.tsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { useInboxText } from '../inbox-text.ts';
import styles from './InboxItem.module.css';

const ICONS: Record<InboxSummary['kind'], IconName> = { system: 'bell', promotion: 'gift', answer: 'chat' };

type Props = {
  message: InboxSummary;
  isOpen: boolean;
  isUnread: boolean;
  onPress: () => void;
  onRead: () => void;
  onRemove: () => void;
};

export function InboxItem({ message, isOpen, isUnread, onPress, onRead, onRemove }: Props) {
  const words = useInboxText();
  const formats = useFormats();
  const id = useId();
  const { kind, title, excerpt, sentAt } = message;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (isOpen && isUnread) read();
  }, [isOpen, isUnread]);
  return (
    <article>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onPress}
        >
          <span className={clsx(styles.kind, isUnread && styles.isNew)}>
            <Icon name={ICONS[kind]} />
            {isUnread && <span className={styles.unread} role="img" aria-label={words('inbox.unread')} />}
          </span>
          <span className={styles.words}>
            <span className={styles.facts}>
              <span>{words(`inbox.kind.${kind}`)}</span>
              <time>{formats.date(sentAt)}</time>
            </span>
            <span className={clsx(styles.title, isUnread && styles.isBold)}>{title}</span>
            {!isOpen && <span className={styles.excerpt}>{excerpt}</span>}
          </span>
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && <Content id={message.id} />}
        {isOpen && (
          <div className={styles.actions}>
            <Button kind="quiet" size="small" icon="trash" label={words('inbox.delete')} onPress={onRemove} />
          </div>
        )}
      </div>
    </article>
  );
}

function Content({ id }: { id: string }) {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'inboxMessage', id],
    load: (signal) => client.messages.inboxMessage({ signal, query: { id } }),
    isKept: true,
  });
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <TextWaiting />;
  return <RichText html={value.content} />;
}
