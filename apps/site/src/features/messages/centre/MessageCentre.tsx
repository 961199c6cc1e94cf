import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { Badge, type IconName, panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../../platform/routes/routes.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ChatEntry } from '../chat/ChatEntry.tsx';
import { useHasChat } from '../chat/useChatUnread.ts';
import { useHasInbox, useInboxUnread } from '../inbox/useInboxUnread.ts';
import { useInboxText } from '../inbox-text.ts';
import { useReads } from '../notices/useReads.ts';
import { useHasPush } from '../push/useHasPush.ts';

type Entry = { name: RouteName; icon: IconName; detail: string; unread?: number };

/** Specification section 2: everything by which the house and a member reach each other, with what is unread. */
export function MessageCentre() {
  const text = useText();
  const words = useInboxText();
  const hasInbox = useHasInbox();
  const hasChat = useHasChat();
  const hasPush = useHasPush();
  const inbox = useInboxUnread();
  const { unread: notices } = useReads();
  const { whitelabel, resources } = useBrand();
  const telegram = resources.find(({ resourceType }) => resourceType === 'TELEGRAM');
  const entries: Entry[] = [
    { name: 'notices', icon: 'megaphone', detail: words('inbox.centre.announcements'), unread: notices ?? 0 },
    ...(hasInbox
      ? [{ name: 'inbox', icon: 'mail', detail: words('inbox.centre.messages'), unread: inbox } as const]
      : []),
    ...(hasPush
      ? [{ name: 'push', icon: 'bell', detail: text('messages.push.detail'), unread: 0 } as const]
      : []),
  ];
  const others: Entry[] = [
    ...(whitelabel[SWITCH_CODE.chatRoom]
      ? [{ name: 'chatRoom', icon: 'users', detail: words('inbox.centre.room') } as const]
      : []),
    ...(whitelabel[SWITCH_CODE.liveModels]
      ? [{ name: 'presenters', icon: 'star', detail: words('inbox.centre.presenters') } as const]
      : []),
  ];
  return (
    <ul className={panel.panel}>
      {telegram && (
        <li>
          <a className={panel.link} href={telegram.url} target="_blank" rel="noopener noreferrer">
            <Row
              icon="plane"
              title={telegram.labelNameEn || words('inbox.centre.telegramName')}
              detail={words('inbox.centre.telegram')}
              end="outside"
            />
          </a>
        </li>
      )}
      {entries.map((entry) => (
        <CentreRow key={entry.name} {...entry} />
      ))}
      {hasChat && (
        <li>
          <ChatEntry />
        </li>
      )}
      {others.map((entry) => (
        <CentreRow key={entry.name} {...entry} />
      ))}
    </ul>
  );
}

function CentreRow({ name, icon, detail, unread = 0 }: Entry) {
  const text = useText();
  return (
    <li>
      <Link className={panel.link} to={ROUTES[name].path}>
        <Row
          icon={icon}
          title={text(ROUTES[name].title)}
          detail={detail}
          mark={<Badge count={unread} label={text('shell.unread', { count: unread })} />}
          end="arrow"
        />
      </Link>
    </li>
  );
}
