import styles from './Glyph.module.css';

/** The few drawings that are needed before anything is opened; panels have the whole set. */
const DRAWINGS = {
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  info: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 11v5M12 8h.01',
  menu: 'M4.5 7h15M4.5 12h15M9.5 17h10',
  swap: 'M5 8.5h13.5M15 5l3.5 3.5L15 12M19 15.5H5.5M9 12l-3.5 3.5L9 19',
  wallet:
    'M6 8h12.5A1.5 1.5 0 0 1 20 9.5v8a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5V8.8C4 7.4 5 6.4 6.3 6.1L15 4v4M20 12h-3.5a2 2 0 0 0 0 4H20M16.7 14h.01',
} as const;

/** Decoration only: a button without words needs a label. */
export function Glyph({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
