import { buttonClass, EmptyArt, NoData, PageBody, panel } from '@parlour/ui';
import { ChatEntry } from '../../features/messages/chat/ChatEntry.tsx';
import { useHasChat } from '../../features/messages/chat/useChatUnread.ts';
import { ServiceList } from '../../features/system/service/ServiceLinks.tsx';
import { openableServiceLinks } from '../../features/system/service/service-link.rules.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function ServicePage() {
  const text = useText();
  const { customerService, name } = useBrand();
  const hasChat = useHasChat();
  const links = openableServiceLinks(customerService);
  if (links.length === 0 && !hasChat)
    return (
      <PageBody>
        <NoData
          art={<EmptyArt icon="chat" />}
          title={text('system.service.empty')}
          detail={text('system.service.emptyDetail', { name })}
        >
          <Link className={buttonClass()} to={ROUTES.help.path}>
            {text('shell.empty.help')}
          </Link>
        </NoData>
      </PageBody>
    );
  return (
    <PageBody lead={text('system.service.detail')}>
      {hasChat && (
        <div className={panel.panel}>
          <ChatEntry />
        </div>
      )}
      {links.length > 0 && <ServiceList links={links} />}
    </PageBody>
  );
}
