import { Button } from '@parlour/ui';
import { makeClientSeed } from '../../platform/client-seed.ts';
import { useText } from '../../platform/texts.tsx';
import { Facts } from './Facts.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';
import { useSeedChange } from './useSeedChange.ts';

const CLIENT_SEED_MAX = 64;

/** What the next rounds are drawn from, and the change to seeds whose hash is known before. */
export function Seeds({ session, calls, onSeeds }: PanelProps) {
  const text = useText();
  const seeds = useSeedChange({ calls, session, onSeeds });
  const { serverSeedHash, clientSeed, nextNonce, nextServerSeedHash } = session.seeds;
  const { revealed } = seeds;
  return (
    <>
      <p className={styles.quiet}>{text('arcade.seedsIntro')}</p>
      <h3 className={styles.heading}>{text('arcade.seedsInUse')}</h3>
      <Facts
        facts={[
          { name: text('arcade.hash'), value: serverSeedHash, isCode: true },
          { name: text('arcade.clientSeed'), value: clientSeed, isCode: true },
          { name: text('arcade.nextNonce'), value: String(nextNonce) },
        ]}
      />
      <h3 className={styles.heading}>{text('arcade.seedsNext')}</h3>
      <Facts facts={[{ name: text('arcade.nextHash'), value: nextServerSeedHash, isCode: true }]} />
      <label className={styles.seed}>
        {text('arcade.nextClientSeed')}
        <span className={styles.seedLine}>
          <input
            className={styles.input}
            value={seeds.clientSeed}
            maxLength={CLIENT_SEED_MAX}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => seeds.setClientSeed(event.target.value)}
          />
          <button
            className={styles.small}
            type="button"
            onClick={() => seeds.setClientSeed(makeClientSeed())}
          >
            {text('arcade.otherSeed')}
          </button>
        </span>
      </label>
      {seeds.failure && (
        <p className={styles.bad} role="alert">
          {text(seeds.failure)}
        </p>
      )}
      <Button
        label={text('arcade.newSeed')}
        isDisabled={seeds.isRunning}
        onPress={() => void seeds.change()}
      />
      <p className={styles.quiet}>{text('arcade.seedsOutside')}</p>
      {revealed && (
        <section className={styles.revealed} role="status">
          <h3 className={styles.heading}>{text('arcade.seedsRevealed')}</h3>
          <Facts
            facts={[
              { name: text('arcade.serverSeed'), value: revealed.serverSeed, isCode: true },
              { name: text('arcade.hash'), value: revealed.serverSeedHash, isCode: true },
              { name: text('arcade.clientSeed'), value: revealed.clientSeed, isCode: true },
              { name: text('arcade.roundsPlayed'), value: String(revealed.nextNonce) },
            ]}
          />
        </section>
      )}
    </>
  );
}
