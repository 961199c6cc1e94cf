import type { SocialProvider } from '@parlour/contract/values/identity';
import styles from './ProviderMark.module.css';
import { PROVIDER_NAMES } from './social.store.ts';

/** The provider's initial on a plain disc: not a trade mark. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
      <circle className={styles.plate} cx="13" cy="13" r="13" />
      <text className={styles.letter} x="13" y="18.4">
        {PROVIDER_NAMES[provider].charAt(0)}
      </text>
    </svg>
  );
}
