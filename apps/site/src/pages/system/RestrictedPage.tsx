import { EmptyArt, NoData, PageBody } from '@parlour/ui';
import { HarbourChain } from '../../features/system/art/HarbourChain.tsx';
import { ClosedFact } from '../../features/system/closed-site/ClosedFact.tsx';
import { ClosedNotice } from '../../features/system/closed-site/ClosedNotice.tsx';
import { ServiceLinks } from '../../features/system/service/ServiceLinks.tsx';
import { useSite } from '../../platform/site.ts';
import { useFormats, useText } from '../../platform/texts/texts.tsx';

/** Shown in place of every page where the brand may not be offered; on an open site it shows the visitor's address. */
export default function RestrictedPage() {
  const { regionRestriction } = useSite().status;
  return regionRestriction ? <Closed /> : <Open />;
}

function Closed() {
  const text = useText();
  const { countryName } = useFormats();
  const { info, location } = useSite().status;
  const { name } = info;
  const detail = location.country
    ? text('restricted.detailCountry', { name, country: countryName(location.country) })
    : text('restricted.detail', { name });
  return (
    <PageBody>
      <ClosedNotice art={<HarbourChain />} title={text('restricted.title')} detail={detail}>
        <ClosedFact label={text('restricted.ip')} value={location.ip} />
      </ClosedNotice>
      <ServiceLinks entries={info.customerService} lead={text('restricted.mistake')} />
    </PageBody>
  );
}

function Open() {
  const text = useText();
  const { info, location } = useSite().status;
  return (
    <PageBody>
      <NoData
        art={<EmptyArt icon="globe" />}
        title={text('system.restricted.open')}
        detail={text('system.restricted.detail', { name: info.name })}
      >
        <ClosedFact label={text('restricted.ip')} value={location.ip} />
      </NoData>
    </PageBody>
  );
}
