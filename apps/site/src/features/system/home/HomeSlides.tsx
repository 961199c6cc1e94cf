import { useText } from '../../../platform/texts/texts.tsx';
import { Carousel, type Slide } from './Carousel.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { LinkSlide } from './LinkSlide.tsx';

/** The brand, what it announces, and the pages for newcomers. */
export function HomeSlides({ greeting, banners }: { greeting: string | null; banners: readonly Slide[] }) {
  const text = useText();
  const guide = (isAwake: boolean) => (
    <LinkSlide
      route="beginnerGuide"
      picture={isAwake ? 'banner-guide.svg' : null}
      title={text('system.slide.guide')}
      detail={text('system.slide.guideDetail')}
    />
  );
  const responsible = (isAwake: boolean) => (
    <LinkSlide
      route={greeting ? 'limits' : 'responsibleGaming'}
      picture={isAwake ? 'banner-care.svg' : null}
      title={text('system.slide.responsible')}
      detail={text('system.slide.responsibleDetail')}
    />
  );
  return (
    <Carousel
      label={text('system.slides.label')}
      slides={[
        { key: 'brand', content: () => <HeroSlide greeting={greeting} /> },
        ...banners,
        { key: 'guide', content: guide },
        { key: 'responsible', content: responsible },
      ]}
    />
  );
}
