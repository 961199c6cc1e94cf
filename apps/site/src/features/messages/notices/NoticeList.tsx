import { buttonClass, EmptyArt, NoData, panel } from '@parlour/ui';
import { useState } from 'react';
import { RowsWaiting } from '../../../platform/content/RowsWaiting.tsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { indexIn } from './notices.rules.ts';
import { useNotices } from './useNotices.ts';
import { useReads } from './useReads.ts';

/** The announcements, one of them open: that of the address (specification section 2: the query is the item's index). */
export function NoticeList() {
  const text = useText();
  const { notices, isFailed, reload } = useNotices();
  const { isUnread, mark } = useReads();
  const asked = usePlace(({ search }) => indexIn(search));
  const [pressed, setPressed] = useState<{ id: string | null } | null>(null);
  if (!notices) return isFailed ? <LoadFailed onRetry={reload} /> : <RowsWaiting />;
  if (notices.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="bell" />}
        title={text('messages.notices.empty')}
        detail={text('messages.notices.emptyDetail')}
      >
        <Link className={buttonClass()} to={ROUTES.home.path}>
          {text('shell.empty.browse')}
        </Link>
      </NoData>
    );
  const opened = pressed ? pressed.id : (notices[asked ?? -1]?.id ?? null);
  return (
    <ul className={panel.panel}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeItem
            notice={notice}
            isOpen={notice.id === opened}
            isUnread={isUnread(notice.id)}
            onPress={() => setPressed({ id: notice.id === opened ? null : notice.id })}
            onRead={() => void mark(notice.id)}
          />
        </li>
      ))}
    </ul>
  );
}
