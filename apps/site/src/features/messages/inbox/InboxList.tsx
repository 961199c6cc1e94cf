import { Button, buttonClass, EmptyArt, NoData, panel } from '@parlour/ui';
import { useState } from 'react';
import { RowsWaiting } from '../../../platform/content/RowsWaiting.tsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { LoadMore } from '../../../platform/records/LoadMore.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { isTrial } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useInboxText } from '../inbox-text.ts';
import { InboxItem } from './InboxItem.tsx';
import styles from './InboxList.module.css';
import { useInbox } from './useInbox.ts';

/** The member's messages, the newest first, one of them open. */
export function InboxList() {
  const words = useInboxText();
  const inbox = useInbox();
  const isOnTrial = useSession(({ stored }) => isTrial(stored));
  const [opened, setOpened] = useState<string | null>(null);
  const { items, removed, isBusy, retry, hasMore, more } = inbox;
  if (isOnTrial) return <ForMembers />;
  if (items.length === 0 && isBusy)
    return (
      <div aria-busy="true">
        <p className={styles.unseen}>{words('inbox.loading')}</p>
        <RowsWaiting />
      </div>
    );
  return (
    <div className={styles.list}>
      {removed && (
        <p className={styles.removed} role="status">
          {words('inbox.deleted')}
          <Button
            kind="quiet"
            size="small"
            label={words('inbox.undo')}
            onPress={() => inbox.restore(removed)}
          />
        </p>
      )}
      {inbox.hasUnread && (
        <div className={styles.actions}>
          <Button
            kind="quiet"
            size="small"
            icon="check"
            label={words('inbox.readAll')}
            onPress={inbox.markAll}
          />
        </div>
      )}
      {items.length === 0 && !retry && <NoMessages />}
      {items.length > 0 && (
        <ul className={panel.panel}>
          {items.map((message) => (
            <li key={message.id}>
              <InboxItem
                message={message}
                isOpen={message.id === opened}
                isUnread={inbox.isUnread(message)}
                onPress={() => setOpened(message.id === opened ? null : message.id)}
                onRead={() => inbox.markRead(message.id)}
                onRemove={() => inbox.remove(message.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {retry && <LoadFailed onRetry={retry} />}
      {hasMore && !retry && <LoadMore isBusy={isBusy} onMore={more} />}
    </div>
  );
}

function NoMessages() {
  const text = useText();
  const words = useInboxText();
  return (
    <NoData art={<EmptyArt icon="mail" />} title={words('inbox.empty')} detail={words('inbox.emptyDetail')}>
      <Link className={buttonClass()} to={ROUTES.home.path}>
        {text('shell.empty.browse')}
      </Link>
    </NoData>
  );
}

/** Specification section 8: a trial account has no inbox; the list was refused with the same words. */
function ForMembers() {
  const text = useText();
  const words = useInboxText();
  return (
    <NoData art={<EmptyArt icon="mail" />} title={words('inbox.trial')} detail={words('inbox.trialDetail')}>
      <Link className={buttonClass()} to={ROUTES.register.path}>
        {text('shell.header.register')}
      </Link>
    </NoData>
  );
}
