import { DimLighthouse } from '../features/system/art/DimLighthouse.tsx';
import { Button } from '../features/system/Button.tsx';
import { Fact } from '../features/system/Fact.tsx';
import { Notice } from '../features/system/Notice.tsx';
import { ServiceLinks } from '../features/system/ServiceLinks.tsx';
import { formatMoment } from '../platform/format.ts';
import { reloadPage } from '../platform/page.ts';
import type { Site } from '../platform/site.ts';
import { text } from '../platform/texts.ts';

export function MaintenancePage({ site: { status, clock } }: { site: Site }) {
  const { info, maintenanceUntil: until } = status;
  // A time that has passed would promise what did not come true.
  const isAhead = until !== null && until > clock.now();
  return (
    <>
      <Notice
        art={<DimLighthouse />}
        title={text('maintenance.title')}
        detail={text('maintenance.detail', { name: info.name })}
      >
        {isAhead && (
          <Fact
            label={text('maintenance.until')}
            value={formatMoment({ at: until, timeZone: info.timeZone })}
          />
        )}
        <Button icon="reload" label={text('maintenance.retry')} onPress={reloadPage} />
      </Notice>
      <ServiceLinks entries={info.customerService} />
    </>
  );
}
