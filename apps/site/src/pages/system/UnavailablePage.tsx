import { Button, EmptyArt, NoData, PageBody } from '@parlour/ui';
import { DimLighthouse } from '../../features/system/art/DimLighthouse.tsx';
import { ClosedFact } from '../../features/system/closed-site/ClosedFact.tsx';
import { ClosedNotice } from '../../features/system/closed-site/ClosedNotice.tsx';
import { ServiceLinks } from '../../features/system/service/ServiceLinks.tsx';
import { reloadPage } from '../../platform/routes/place.store.ts';
import { useSite } from '../../platform/site.ts';
import { useFormats, useText } from '../../platform/texts/texts.tsx';

/** Shown in place of every page during maintenance; opened directly on an open site, it says that all is well. */
export default function UnavailablePage() {
  const { maintenance } = useSite().status;
  return maintenance ? <Closed /> : <Open />;
}

function Closed() {
  const text = useText();
  const { moment } = useFormats();
  const { status, clock } = useSite();
  const { info, maintenanceUntil: until } = status;
  // A time that has passed would be a broken promise.
  const isAhead = until !== null && until > clock.now();
  return (
    <PageBody>
      <ClosedNotice
        art={<DimLighthouse />}
        title={text('maintenance.title')}
        detail={text('maintenance.detail', { name: info.name })}
      >
        {isAhead && <ClosedFact label={text('maintenance.until')} value={moment(until)} />}
        <Button icon="reload" label={text('maintenance.retry')} onPress={reloadPage} />
      </ClosedNotice>
      <ServiceLinks entries={info.customerService} />
    </PageBody>
  );
}

function Open() {
  const text = useText();
  const { name } = useSite().status.info;
  return (
    <PageBody>
      <NoData
        art={<EmptyArt icon="check" />}
        title={text('system.unavailable.open')}
        detail={text('system.unavailable.detail', { name })}
      />
    </PageBody>
  );
}
