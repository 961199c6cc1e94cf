import type { ExternalSource } from '@parlour/contract/values/lottery';
import { Icon, type IconName } from '@parlour/ui';
import { useId } from 'react';
import { useDrawText } from '../draw-text.ts';
import styles from './VerifyLimits.module.css';

/** What the verification proves and what it does not, in plain words. A beacon makes a difference. */
export function VerifyLimits({ external }: { external: ExternalSource }) {
  const text = useDrawText();
  const hasBeacon = external === 'drand';
  return (
    <>
      <Claims
        title={text('draws.verify.proves')}
        icon="check"
        claims={[
          text('draws.verify.provesSeed'),
          text('draws.verify.provesNumbers'),
          text('draws.verify.provesTickets'),
          ...(hasBeacon ? [text('draws.verify.provesBeacon')] : []),
        ]}
      />
      <Claims
        title={text('draws.verify.limits')}
        icon="info"
        claims={[
          text(hasBeacon ? 'draws.verify.limitsBeacon' : 'draws.verify.limitsSeed'),
          text('draws.verify.limitsTime'),
          text('draws.verify.limitsTickets'),
        ]}
      />
    </>
  );
}

function Claims({ title, icon, claims }: { title: string; icon: IconName; claims: string[] }) {
  const id = useId();
  return (
    <section className={styles.claims} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <li key={claim} className={styles.claim}>
            <Icon name={icon} />
            <span>{claim}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
