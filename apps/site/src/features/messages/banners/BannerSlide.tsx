import type { Banner } from '@parlour/client';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import styles from './BannerSlide.module.css';

/** An operator's picture fills the slide below its title, which is text in every language; a link if it leads anywhere. */
export function BannerSlide({ banner, isAwake }: { banner: Banner; isAwake: boolean }) {
  const { picture, title, href } = banner;
  const content = (
    <>
      {isAwake && picture && <SizedPicture className={styles.picture} picture={picture} alt="" />}
      <span className={styles.title}>{title}</span>
    </>
  );
  const place = placeOfLink(href);
  if (place === 'inside')
    return (
      <Link className={styles.banner} to={href}>
        {content}
      </Link>
    );
  if (place === 'outside')
    return (
      <a className={styles.banner} href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return <div className={styles.banner}>{content}</div>;
}
