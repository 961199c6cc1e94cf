import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import { popupTexts } from '@parlour/texts/load/popup';
import { Button, buttonClass } from '@parlour/ui';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { RichText } from '../../../platform/content/RichText.tsx';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { useLooker } from '../useLooker.ts';
import styles from './PopupSlide.module.css';
import { goToOf, type PopupEntry } from './popup.rules.ts';

type Props = { entry: PopupEntry; isFirst: boolean; onKnown: () => void };

export function PopupSlide({ entry, isFirst, onKnown }: Props) {
  const { title, content, picture, promotionType } = entry;
  const [hasPicture, setHasPicture] = useState(false);
  return (
    <article className={styles.slide}>
      <div className={styles.reading}>
        {picture && (
          <Leading href={entry.href} label={title}>
            <div className={styles.frame}>
              <SizedPicture
                className={clsx(styles.picture, hasPicture && styles.loaded)}
                picture={picture}
                alt=""
                isLazy={!isFirst}
                onLoaded={() => setHasPicture(true)}
              />
            </div>
          </Leading>
        )}
        <div className={clsx(styles.words, !picture && styles.alone)}>
          <h2 className={styles.title}>{title}</h2>
          {content && <RichText html={content} />}
        </div>
      </div>
      {promotionType && <PromotionFoot entry={entry} onKnown={onKnown} />}
    </article>
  );
}

/** A picture that leads somewhere: a page of the site, or another site in a new tab. */
function Leading({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const place = placeOfLink(href);
  if (place === 'inside')
    return (
      <Link className={styles.leading} to={href} aria-label={label}>
        {children}
      </Link>
    );
  if (place === 'outside')
    return (
      <a className={styles.leading} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {children}
      </a>
    );
  return children;
}

function PromotionFoot({ entry, onKnown }: { entry: PopupEntry; onKnown: () => void }) {
  const text = useTextOf(popupTexts);
  const isVisitor = useLooker() === 'B';
  const target = ROUTES[goToOf({ isVisitor, beforeLoginRegister: entry.beforeLoginRegister })];
  return (
    <div className={styles.foot}>
      <Button kind="quiet" size="small" label={text('popup.know')} onPress={onKnown} />
      {target.isBuilt && (
        <Link className={buttonClass({ size: 'small' })} to={target.path}>
          {text('popup.goTo')}
        </Link>
      )}
    </div>
  );
}
