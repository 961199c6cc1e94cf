import { useCarousel } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Carousel.module.css';

export type Slide = { key: string; content: (isAwake: boolean) => ReactNode };

/** Slides to swipe through. The browser scrolls (scroll snap); this only advances them and shows the current one. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const { strip, current, isAwake, pause, resume } = useCarousel(slides.length);
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul
        ref={strip}
        className={styles.strip}
        onPointerEnter={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resume}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content(isAwake)}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map(({ key }, index) => (
            <span key={key} className={clsx(styles.dot, index === current && styles.current)} />
          ))}
        </div>
      )}
    </section>
  );
}
