import clsx from 'clsx';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import styles from './OfferLabel.module.css';
import type { Standing } from './offers.rules.ts';

const LOOK: Record<Standing['label'], keyof typeof styles> = {
  join: 'open',
  issued: 'gold',
  applying: 'waits',
  coming_soon: 'waits',
  claimed: 'done',
  signed: 'done',
  rejected: 'over',
  closed: 'over',
};

/** How an offer stands (specification section 3). */
export function OfferLabel({ label }: Pick<Standing, 'label'>) {
  const text = useOfferText();
  return <span className={clsx(styles.label, styles[LOOK[label]])}>{text(`offers.label.${label}`)}</span>;
}
