import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { panel, Section } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from './BrandFacts.module.css';

export function BrandFacts() {
  const text = useText();
  const formats = useFormats();
  const { status, clock } = useSite();
  const { currency, languages } = status.info;
  const zone = formats.zone(clock.now());
  return (
    <Section title={text('facts.title')}>
      <dl className={panel.panel}>
        <Line label={text('facts.currency')}>
          {text('facts.currencyValue', { name: formats.currencyName(currency), code: currency })}
        </Line>
        <Line label={text('facts.timeZone')}>{text('facts.timeZoneValue', zone)}</Line>
        <Line label={text('facts.languages')}>
          <span className={styles.languages}>
            {languages.map((language) => (
              <span key={language} lang={LANGUAGE_NAMES[language].tag}>
                {LANGUAGE_NAMES[language].name}
              </span>
            ))}
          </span>
        </Line>
      </dl>
    </Section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
