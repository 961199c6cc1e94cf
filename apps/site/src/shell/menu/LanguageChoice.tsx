import type { Language } from '@parlour/client';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import clsx from 'clsx';
import { CN, GB, PH } from 'country-flag-icons/react/3x2';
import type { ComponentType } from 'react';
import { switchLanguage, usePreferences } from '../../platform/preferences.store.ts';
import { useBrand } from '../../platform/site.ts';
import styles from './Choice.module.css';

/** docs/decisions/0018: these have a flag, the others a letter of their script. */
const MARKS: Record<Language, ComponentType<{ className?: string }> | string> = {
  EN: GB,
  TY: PH,
  CN,
  JA: 'あ',
  TH: 'ก',
  VI: 'ă',
};

export function LanguageChoice() {
  const { languages } = useBrand();
  const chosen = usePreferences((preferences) => preferences.language);
  return (
    <div className={styles.choices}>
      {languages.map((language) => (
        <button
          key={language}
          className={clsx(styles.choice, language === chosen && styles.chosen)}
          type="button"
          aria-pressed={language === chosen}
          lang={LANGUAGE_NAMES[language].tag}
          // Without a network the page keeps its language, and the notice says why.
          onClick={() => void switchLanguage(language).catch(reportError)}
        >
          <Mark language={language} />
          {LANGUAGE_NAMES[language].name}
        </button>
      ))}
    </div>
  );
}

function Mark({ language }: { language: Language }) {
  const Flag = MARKS[language];
  return (
    <span className={styles.mark} aria-hidden="true">
      {typeof Flag === 'string' ? (
        <span className={styles.letter}>{Flag}</span>
      ) : (
        <Flag className={styles.flag ?? ''} />
      )}
    </span>
  );
}
