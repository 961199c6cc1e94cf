import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { buttonClass, EmptyArt, NoData, PageBody } from '@parlour/ui';
import { ChatEntry } from '../../features/messages/chat/ChatEntry.tsx';
import { ServiceList } from '../../features/system/service/ServiceLinks.tsx';
import { openableServiceLinks } from '../../features/system/service/service-link.rules.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function ServicePage() {
  const text = useText();
  const { customerService, name, whitelabel } = useBrand();
  const links = openableServiceLinks(customerService);
  if (links.length === 0 && !whitelabel[SWITCH_CODE.liveChat])
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
      <ChatEntry />
      {links.length > 0 && <ServiceList links={links} />}
    </PageBody>
  );
}
