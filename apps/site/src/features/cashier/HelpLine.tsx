import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useCashierText } from './cashier-text.ts';
import styles from './HelpLine.module.css';

export function HelpLine({ number }: { number: string }) {
  const text = useCashierText();
  return (
    <Link className={styles.help} to={ROUTES.service.path}>
      {text('cashier.help', { number })}
    </Link>
  );
}
