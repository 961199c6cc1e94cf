import type { SystemInfo } from '@parlour/client';
import type { ReactNode } from 'react';
import type { Clock } from '../../platform/clock.ts';
import { nameCurrency, nameTimeZone } from '../../platform/format.ts';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import { text } from '../../platform/texts.ts';
import styles from './BrandFacts.module.css';
import panel from './Panel.module.css';
import { Section } from './Section.tsx';

export function BrandFacts({ info, clock }: { info: SystemInfo; clock: Clock }) {
  const { currency, timeZone, languages } = info;
  const zone = nameTimeZone({ at: clock.now(), timeZone });
  return (
    <Section title={text('facts.title')}>
      <dl className={panel.panel}>
        <Line label={text('facts.currency')}>
          {text('facts.currencyValue', { name: nameCurrency(currency), code: currency })}
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
