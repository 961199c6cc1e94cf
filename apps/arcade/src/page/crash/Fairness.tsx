import { type ReactNode, useEffect, useState } from 'react';
import type { RevealedRound } from '../../tables/table-state.ts';
import { CopyText } from '../frame/panels/CopyText.tsx';
import { Facts } from '../frame/panels/Facts.tsx';
import styles from '../frame/panels/Panels.module.css';
import { useTable } from '../live/table.ts';
import { readBoot } from '../platform/boot.ts';
import { useSpoken } from '../platform/texts.tsx';
import { showTimes } from './crash-props.ts';

/** What the flights to come are fixed by already, and the last one computed again. */
export function Fairness(): ReactNode {
  const { text } = useSpoken();
  const { state } = useTable();
  const flights = [
    ...(state?.phase === 'betting' || state?.phase === 'running'
      ? [{ number: state.number, commitment: state.commitment }]
      : []),
    ...(state?.coming ?? []),
  ];
  return (
    <>
      <p className={styles.quiet}>{text('arcade.crash.fairIntro')}</p>
      <h3 className={styles.heading}>{text('arcade.crash.fairPromised')}</h3>
      <Facts
        facts={flights.map(({ number, commitment }) => ({
          name: text('arcade.crash.flight', { number: String(number) }),
          value: commitment ?? '',
          isCode: true,
        }))}
      />
      {state?.revealed && <Revealed key={state.revealed.number} flight={state.revealed} />}
    </>
  );
}

type Checked = { hash: string; point: number | null };

function Revealed({ flight }: { flight: RevealedRound }) {
  const spoken = useSpoken();
  const { text } = spoken;
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void compute(flight).then((found) => isCurrent && setChecked(found));
    return () => {
      isCurrent = false;
    };
  }, [flight]);
  const { number, seed, commitment, root, external, point } = flight;
  const isGood = checked?.hash === commitment && checked.point === point;
  return (
    <section className={styles.revealed}>
      <h3 className={styles.heading}>{text('arcade.crash.flight', { number: String(number) })}</h3>
      <Facts
        facts={[
          { name: text('arcade.outcome'), value: point === null ? '–' : showTimes(spoken, point) },
          { name: text('arcade.serverSeed'), value: seed, isCode: true },
          { name: text('arcade.hash'), value: commitment, isCode: true },
          { name: text('arcade.drawRoot'), value: root, isCode: true },
          { name: text('arcade.drawExternal'), value: external, isCode: true },
        ]}
      />
      {checked && (
        <p className={isGood ? styles.good : styles.bad} role="status">
          {text(isGood ? 'arcade.verifyGood' : 'arcade.verifyBad')}
        </p>
      )}
      <CopyText label={text('arcade.verifyFile')} content={JSON.stringify([fileOf(flight)], null, 2)} />
    </section>
  );
}

/** A round that stays to the end tells where the flight ended. */
function fileOf({ number, model, seed, root, external }: RevealedRound) {
  return {
    mechanic: 'crash',
    model,
    serverSeed: seed,
    draw: { game: readBoot().gameCode, drawId: String(number), root, external },
    pick: { target: null },
    steps: [],
  };
}

/** Hashes are loaded only by those who look here. */
async function compute(flight: RevealedRound): Promise<Checked> {
  const [{ loadGame }, { recompute }] = await Promise.all([
    import('@parlour/game-rules/games'),
    import('@parlour/game-rules'),
  ]);
  const game = await loadGame('crash', flight.model);
  if (!game) return { hash: '', point: null };
  const { serverSeedHash, played } = recompute(game, fileOf(flight));
  const point = played?.seen.point;
  return { hash: serverSeedHash, point: typeof point === 'number' ? point : null };
}
