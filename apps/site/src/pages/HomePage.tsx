import { PageBody } from '@parlour/ui';
import { AdultsOnly } from '../features/system/AdultsOnly.tsx';
import { BrandFacts } from '../features/system/BrandFacts.tsx';
import { HomeSlides } from '../features/system/HomeSlides.tsx';
import { Promises } from '../features/system/Promises.tsx';
import { ServiceFloat } from '../features/system/ServiceFloat.tsx';
import { ServiceLinks } from '../features/system/ServiceLinks.tsx';
import { useBrand } from '../platform/site.ts';

export function HomePage() {
  const { customerService } = useBrand();
  return (
    <PageBody>
      <HomeSlides />
      <Promises />
      <BrandFacts />
      <ServiceLinks entries={customerService} />
      <AdultsOnly />
      <ServiceFloat />
    </PageBody>
  );
}
