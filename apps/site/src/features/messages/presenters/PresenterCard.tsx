import type { Presenter } from '@parlour/client';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { presentersTexts } from '@parlour/texts/load/presenters';
import { buttonClass } from '@parlour/ui';
import clsx from 'clsx';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './PresenterCard.module.css';

/** One presenter: the portrait, what they present and when, and the way there. */
export function PresenterCard({ presenter }: { presenter: Presenter }) {
  const text = useTextOf(presentersTexts);
  const { name, languages, picture, presents, href, until } = presenter;
  const isNow = until !== null;
  const spoken = languages.map((language) => LANGUAGE_NAMES[language].name).join(' · ');
  return (
    <article className={clsx(styles.card, isNow && styles.now)}>
      <div className={styles.portrait}>
        {picture ? (
          <SizedPicture
            className={styles.picture}
            picture={picture}
            alt={text('presenters.portrait', { name })}
            isLazy
          />
        ) : (
          <span className={styles.initial} aria-hidden>
            {[...name][0]}
          </span>
        )}
        {isNow && <span className={styles.state}>{text('presenters.now')}</span>}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.presents}>{presents}</p>
        <p className={styles.detail}>{text('presenters.speaks', { languages: spoken })}</p>
        <p className={styles.detail}>
          <When presenter={presenter} />
        </p>
      </div>
      {href && (
        <Link className={clsx(buttonClass({ kind: 'quiet', size: 'small' }), styles.open)} to={href}>
          {text('presenters.open')}
          <span className={styles.spoken}>{presents}</span>
        </Link>
      )}
    </article>
  );
}

function When({ presenter: { until, nextAt } }: { presenter: Presenter }) {
  const text = useTextOf(presentersTexts);
  const formats = useFormats();
  const today = formats.date(useSite().clock.now());
  if (until !== null) return text('presenters.until', { time: formats.time(until) });
  if (nextAt === null) return text('presenters.unplanned');
  const when = formats.date(nextAt) === today ? formats.time(nextAt) : formats.soon(nextAt);
  return text('presenters.next', { when });
}
