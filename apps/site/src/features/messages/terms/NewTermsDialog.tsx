import { CallRefused, type NewTerms } from '@parlour/client';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { consentTexts } from '@parlour/texts/load/consent';
import { Button, Dialog } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './NewTermsDialog.module.css';

type Props = { pages: readonly NewTerms[]; onDecided: () => void; onClose: () => void };

/** What is new in the terms, in the operator's words, and the question. Closing it is an answer for this visit. */
export default function NewTermsDialog({ pages, onDecided, onClose }: Props) {
  useCountedDialog();
  const text = useTextOf(consentTexts);
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const agree = (close: () => void) =>
    run(async () => {
      try {
        const agreed = pages.map(({ name, language, version }) => ({ name, language, version }));
        await client.messages.agreeToTerms({ body: { pages: agreed } });
        showToast(text('consent.thanks'), 'short');
        close();
      } catch (error) {
        // Another version was published meanwhile: the list that comes shows it.
        if (!(error instanceof CallRefused) || error.code !== 'stale') throw error;
      }
      onDecided();
    });
  return (
    <Dialog label={text('consent.title')} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <h2 className={styles.title}>{text('consent.title')}</h2>
          <p className={styles.detail}>{text('consent.detail')}</p>
          {pages.map((page) => (
            <Changes key={page.name} page={page} />
          ))}
          <Button label={text('consent.agree')} isDisabled={isBusy} onPress={() => void agree(close)} />
          <Button kind="quiet" label={text('consent.later')} onPress={close} />
        </div>
      )}
    </Dialog>
  );
}

function Changes({ page: { name, title, language, changes } }: { page: NewTerms }) {
  const text = useTextOf(consentTexts);
  const formats = useFormats();
  return (
    <section className={styles.page}>
      <h3 className={styles.name} lang={LANGUAGE_NAMES[language].tag}>
        {title}
      </h3>
      <ul className={styles.changes}>
        {changes.map(({ version, publishedAt, text: words }) => (
          <li key={version}>
            <time className={styles.day}>{formats.date(publishedAt)}</time>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
      <Link className={styles.read} to={ROUTES[name].path}>
        {text('consent.read')}
      </Link>
    </section>
  );
}
