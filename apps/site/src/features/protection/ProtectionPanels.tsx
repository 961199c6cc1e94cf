import { Notice, Section, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../platform/loading/LoadFailed.tsx';
import { RouteLinks } from '../../platform/routes/RouteLinks.tsx';
import { useFormats } from '../../platform/texts/texts.tsx';
import { BreakPanel, ExclusionPanel } from './BreakPanel.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { NetPosition } from './NetPosition.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';
import { RealityCheckPanel } from './RealityCheckPanel.tsx';
import { type Protection, useProtection } from './useProtection.ts';

/** Everything that protects a member: what they can see and change themselves. */
export function ProtectionPanels() {
  const text = useProtectionText();
  const { protection, isFailed, reload } = useProtection();
  return (
    <>
      <p className={styles.lead}>{text('protection.lead')}</p>
      {protection && <InForce protection={protection} />}
      <NetPosition />
      {isFailed && <LoadFailed onRetry={reload} />}
      {!protection && !isFailed && (
        <>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      )}
      {protection && (
        <>
          <LimitsPanel protection={protection} onChanged={reload} />
          <RealityCheckPanel protection={protection} onChanged={reload} />
          {protection.exclusion?.until !== null && (
            <>
              <BreakPanel onChanged={reload} />
              <ExclusionPanel onChanged={reload} />
            </>
          )}
        </>
      )}
      <Section title={text('protection.help.title')}>
        <RouteLinks
          links={[
            { name: 'responsibleGaming', icon: 'shield' },
            { name: 'service', icon: 'chat' },
          ]}
        />
      </Section>
    </>
  );
}

/** An exclusion or locks that hold now. */
function InForce({ protection: { exclusion, locks } }: { protection: Protection }) {
  const text = useProtectionText();
  const { stamp } = useFormats();
  const what = locks.deposit && locks.play ? 'both' : locks.deposit ? 'deposit' : 'play';
  return (
    <>
      {exclusion && (
        <Notice
          icon="shield"
          title={text('protection.excluded.title')}
          detail={
            exclusion.until === null
              ? text('protection.excluded.forever')
              : text('protection.excluded.until', { until: stamp(exclusion.until) })
          }
        />
      )}
      {(locks.deposit || locks.play) && (
        <Notice
          icon="lock"
          title={text('protection.locked.title')}
          detail={text('protection.locked.detail', { what })}
        />
      )}
    </>
  );
}
