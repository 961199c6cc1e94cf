import { BannerSlide } from './BannerSlide.tsx';
import { useBanners } from './useBanners.ts';

/** The pictures of a place as slides. On home another slide stands before them, so that their pictures can wait. */
export function useBannerSlides(groupName: 'm_home' | 'h_reg') {
  const { banners, isKnown } = useBanners(groupName);
  const slides = banners.map((banner, index) => ({
    key: banner.id,
    content: (isAwake: boolean) => (
      <BannerSlide banner={banner} isAwake={isAwake || (groupName === 'h_reg' && index === 0)} />
    ),
  }));
  return { slides, isKnown };
}
