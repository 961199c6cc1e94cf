import { type ReactNode, useEffect, useState } from 'react';
import type { RevealedRound } from '../../tables/table-state.ts';
import { Facts } from '../frame/panels/Facts.tsx';
import styles from '../frame/panels/Panels.module.css';
import { readBoot } from '../platform/boot.ts';
import { useText } from '../platform/texts.tsx';
import { useTable } from './table.ts';

/** What the rounds to come are fixed by already, and the last one drawn again on this device. */
export function Fairness(): ReactNode {
  const text = useText();
  const { state } = useTable();
  const isFixed = state?.phase === 'betting' || state?.phase === 'running';
  const promised = [
    ...(isFixed ? [{ number: state.number, commitment: state.commitment }] : []),
    ...(state?.coming ?? []),
  ];
  return (
    <>
      <p className={styles.quiet}>{text('arcade.live.noVideo')}</p>
      <p className={styles.quiet}>{text('arcade.live.fairIntro')}</p>
      <h3 className={styles.heading}>{text('arcade.live.fairPromised')}</h3>
      <Facts
        facts={promised.map(({ number, commitment }) => ({
          name: text('arcade.live.round', { number: String(number) }),
          value: commitment ?? '',
          isCode: true,
        }))}
      />
      {state?.revealed && <Revealed key={state.revealed.number} round={state.revealed} />}
    </>
  );
}

function Revealed({ round }: { round: RevealedRound }) {
  const text = useText();
  const [isGood, setGood] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Hashes are loaded only by those who look here.
    void import('./check-round.ts')
      .then(({ checkRound }) => checkRound(round, readBoot()))
      .then((found) => isCurrent && setGood(found));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const { number, seed, commitment, root, external } = round;
  return (
    <section className={styles.revealed}>
      <h3 className={styles.heading}>{text('arcade.live.round', { number: String(number) })}</h3>
      <Facts
        facts={[
          { name: text('arcade.serverSeed'), value: seed, isCode: true },
          { name: text('arcade.hash'), value: commitment, isCode: true },
          { name: text('arcade.drawRoot'), value: root, isCode: true },
          { name: text('arcade.drawExternal'), value: external, isCode: true },
        ]}
      />
      {isGood !== null && (
        <p className={isGood ? styles.good : styles.bad} role="status">
          {text(isGood ? 'arcade.verifyGood' : 'arcade.verifyBad')}
        </p>
      )}
    </section>
  );
}
