import { Badge, panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useInboxUnread } from '../inbox/useInboxUnread.ts';

/** To the message centre, with what is unread there. */
export function CentreLink() {
  const text = useText();
  const unread = useInboxUnread();
  return (
    <div className={panel.panel}>
      <Link className={panel.link} to={ROUTES.messages.path}>
        <Row
          icon="mail"
          title={text(ROUTES.messages.title)}
          detail={text('messages.centre.lead')}
          mark={<Badge count={unread} label={text('shell.unread', { count: unread })} />}
          end="arrow"
        />
      </Link>
    </div>
  );
}
