import { HarbourChain } from '../features/system/art/HarbourChain.tsx';
import { Fact } from '../features/system/Fact.tsx';
import { Notice } from '../features/system/Notice.tsx';
import { ServiceLinks } from '../features/system/ServiceLinks.tsx';
import { nameCountry } from '../platform/format.ts';
import type { Site } from '../platform/site.ts';
import { text } from '../platform/texts.ts';

export function RestrictedPage({ site: { status } }: { site: Site }) {
  const { info, location } = status;
  const { name } = info;
  const detail = location.country
    ? text('restricted.detailCountry', { name, country: nameCountry(location.country) })
    : text('restricted.detail', { name });
  return (
    <>
      <Notice art={<HarbourChain />} title={text('restricted.title')} detail={detail}>
        <Fact label={text('restricted.ip')} value={location.ip} />
      </Notice>
      <ServiceLinks entries={info.customerService} lead={text('restricted.mistake')} />
    </>
  );
}
