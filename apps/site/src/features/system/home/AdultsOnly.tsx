import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './AdultsOnly.module.css';

/** Drawn as a ticket: the age on the stub, the text on the main part. */
export function AdultsOnly() {
  const text = useText();
  const { name, minimumAge } = useBrand();
  return (
    <section className={styles.ticket} aria-label={text('responsible.title', { age: minimumAge })}>
      <p className={styles.stub} aria-hidden="true">
        {text('frame.minimumAge', { age: minimumAge })}
      </p>
      <div className={styles.words}>
        <p className={styles.adults}>{text('responsible.adults', { name, age: minimumAge })}</p>
        <p className={styles.detail}>{text('responsible.detail')}</p>
      </div>
    </section>
  );
}
