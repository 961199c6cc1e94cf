import { FAMILIES, type Family } from '@parlour/lottery-rules';
import clsx from 'clsx';
import { useId } from 'react';
import { usePlayText } from '../../platform/texts/play-texts.ts';
import styles from './ReferenceControls.module.css';
import { SERIES } from './reference.rules.ts';

type Props = {
  family: Family;
  onFamily: (family: Family) => void;
  code: number;
  onCode: (code: number) => void;
  search: string;
  onSearch: (search: string) => void;
};

/** Chooses what is shown: a family, a series, and plays by name. */
export function ReferenceControls({ family, onFamily, code, onCode, search, onSearch }: Props) {
  const text = usePlayText();
  const series = useId();
  return (
    <div className={styles.controls}>
      <fieldset className={styles.families}>
        <legend className={styles.label}>{text('plays.reference.families')}</legend>
        {FAMILIES.map((own) => (
          <button
            key={own.id}
            type="button"
            className={clsx(styles.family, own === family && styles.chosen)}
            aria-pressed={own === family}
            onClick={() => onFamily(own)}
          >
            {text(`plays.family.${own.id}` as 'plays.family.ssc')}
          </button>
        ))}
      </fieldset>
      <label className={styles.field}>
        <span className={styles.label}>{text('plays.reference.search')}</span>
        <input
          className={styles.search}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={series}>
          {text('plays.reference.series')} <output className={styles.code}>{code}</output>
        </label>
        <input
          id={series}
          className={styles.slider}
          type="range"
          min={SERIES.lowest}
          max={SERIES.highest}
          step={SERIES.step}
          value={code}
          onChange={(event) => onCode(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
