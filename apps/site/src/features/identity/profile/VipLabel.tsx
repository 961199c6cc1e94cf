import { useSession } from '../../../platform/session/session.store.ts';
import styles from './VipLabel.module.css';

/** Specification section 3: the VIP label, if the member has one. */
export function VipLabel() {
  const label = useSession(({ member }) => member?.clubLabel?.labelName);
  return label && <span className={styles.label}>{label}</span>;
}
