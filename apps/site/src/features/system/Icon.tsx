import styles from './Icon.module.css';

const DRAWINGS = {
  arrow: 'M9 6l6 6-6 6',
  chat: 'M4.5 11.5c0-4 3.3-7 7.5-7s7.5 3 7.5 7-3.3 7-7.5 7c-1.1 0-2.2-.2-3.2-.6L4.5 19.5l1.1-3.6a6.7 6.7 0 0 1-1.1-4.4zM8.8 11.5h.01M12 11.5h.01M15.2 11.5h.01',
  contract:
    'M7.5 4h6.3L18 8.2v10.3c0 .8-.7 1.5-1.5 1.5h-9c-.8 0-1.5-.7-1.5-1.5v-13C6 4.7 6.7 4 7.5 4zM13.5 4v4.5H18M9 12.5h6M9 16h4',
  feather:
    'M5 19 14 10M19 5c-6-.6-10.5 2.5-11.5 6.5-.4 1.7-.3 3.3 0 5 1.7.3 3.3.4 5 0 4-1 7.1-5.5 6.5-11.5zM9.5 14.5h5',
  outside: 'M8 16 16 8M9.5 8H16v6.5',
  plane: 'M20 4.5 3.8 11l5.4 2.2L20 4.5zM20 4.5 17 19l-5-3.8M9.2 13.2v5.6l2.8-3.6',
  reload: 'M19 12a7 7 0 1 1-2.1-5M17.5 3.5v4h-4',
  shield: 'M12 3.8 18.5 6v5.5c0 4-2.6 7-6.5 8.7-3.9-1.7-6.5-4.7-6.5-8.7V6zM9.3 11.8l2 2 3.5-3.8',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Decoration only: whoever uses an icon alone gives its own label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
