import { EntryBanner } from '../../features/identity/sign-in/EntryBanner.tsx';
import { useBannerSlides } from '../../features/messages/banners/useBannerSlides.tsx';
import { Carousel } from '../../features/system/home/Carousel.tsx';

/** Above the forms: the operators' pictures for it (`h_reg`), or the brand's own (specification section 2). */
export function EntryPanel({ title }: { title: string }) {
  const { slides, isKnown } = useBannerSlides('h_reg');
  if (slides.length === 0) return <EntryBanner title={title} hasArt={isKnown} />;
  return <Carousel label={title} slides={slides} />;
}
