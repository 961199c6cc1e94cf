import { commitTo } from '@parlour/fairness';
import { useEffect, useState } from 'react';
import { rollDice } from '../../games/dice.rules.ts';
import {
  type Calls,
  errorKey,
  type RoundEvidence,
  type RoundView,
  type SeedsView,
} from '../platform/calls.ts';
import { useText } from '../platform/texts.tsx';
import styles from './Panels.module.css';
import { showRoll } from './roll.ts';

type Props = { round: RoundView; calls: Calls; onSeeds: (seeds: SeedsView) => void };

/** Recomputes the round in the browser and shows the working. */
export function VerifyRound({ round, calls, onSeeds }: Props) {
  const text = useText();
  const [told, setTold] = useState<RoundEvidence | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof errorKey> | null>(null);

  useEffect(() => {
    calls.round(round.id).then(setTold, (error) => setFailure(errorKey(error)));
  }, [calls, round.id]);

  async function reveal(): Promise<void> {
    try {
      onSeeds((await calls.rotateSeeds()).inUse);
      setTold(await calls.round(round.id));
      setFailure(null);
    } catch (error) {
      setFailure(errorKey(error));
    }
  }

  return (
    <>
      {failure && (
        <p className={styles.bad} role="alert">
          {text(failure)}
        </p>
      )}
      {told && (
        <dl className={styles.facts}>
          <dt>{text('arcade.hash')}</dt>
          <dd className={styles.code}>{told.serverSeedHash}</dd>
          <dt>{text('arcade.clientSeed')}</dt>
          <dd className={styles.code}>{told.clientSeed}</dd>
          <dt>{text('arcade.nonce')}</dt>
          <dd>{told.nonce}</dd>
        </dl>
      )}
      {told && told.serverSeed === null && (
        <>
          <p className={styles.quiet}>{text('arcade.seedSecret')}</p>
          <div className={styles.actions}>
            <button className={styles.small} type="button" onClick={() => void reveal()}>
              {text('arcade.newSeed')}
            </button>
          </div>
        </>
      )}
      {told?.serverSeed && <Working round={told} serverSeed={told.serverSeed} />}
    </>
  );
}

function Working({ round, serverSeed }: { round: RoundEvidence; serverSeed: string }) {
  const text = useText();
  const { clientSeed, nonce } = round;
  const hash = commitTo(serverSeed);
  const { roll } = rollDice({ serverSeed, clientSeed, nonce });
  const isGood = hash === round.serverSeedHash && roll === round.roll;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{text('arcade.serverSeed')}</dt>
        <dd className={styles.code}>{serverSeed}</dd>
        <dt>{text('arcade.verifyHash')}</dt>
        <dd className={styles.code}>{hash}</dd>
        <dt>{text('arcade.verifyRoll', { message: `${clientSeed}:${nonce}:0` })}</dt>
        <dd className={styles.rolled}>{showRoll(roll)}</dd>
      </dl>
      <p className={isGood ? styles.good : styles.bad} role="status">
        {text(isGood ? 'arcade.verifyGood' : 'arcade.verifyBad')}
      </p>
    </>
  );
}
