import { AdultsOnly } from '../features/system/AdultsOnly.tsx';
import { BrandFacts } from '../features/system/BrandFacts.tsx';
import { Hero } from '../features/system/Hero.tsx';
import { Promises } from '../features/system/Promises.tsx';
import { ServiceLinks } from '../features/system/ServiceLinks.tsx';
import type { Site } from '../platform/site.ts';

export function HomePage({ site }: { site: Site }) {
  const { info } = site.status;
  return (
    <>
      <Hero info={info} language={site.language} imageUrl={site.imageUrl} />
      <Promises />
      <BrandFacts info={info} clock={site.clock} />
      <ServiceLinks entries={info.customerService} />
      <AdultsOnly name={info.name} minimumAge={info.minimumAge} />
    </>
  );
}
