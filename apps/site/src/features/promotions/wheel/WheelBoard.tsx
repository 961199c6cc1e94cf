import type { Wheel, WheelTurn } from '@parlour/client';
import { CLIENT_SEED_MAX } from '@parlour/contract/values/promotions/chance.rules';
import { buttonClass, EmptyArt, NoData, Section, Skeleton, TextField } from '@parlour/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useChanceText } from '../chance-text.ts';
import { Turns } from './Turns.tsx';
import { useWheel } from './useWheel.ts';
import styles from './WheelBoard.module.css';
import { WheelChances } from './WheelChances.tsx';
import { WheelDrawing } from './WheelDrawing.tsx';
import { WheelResult } from './WheelResult.tsx';

/** The wheel: turn it, see what it brought, and compute it again. */
export function WheelBoard() {
  const text = useChanceText();
  const found = useWheel();
  const { isBusy, run } = useBusy();
  const [turning, setTurning] = useState<WheelTurn | null>(null);
  const [stopped, setStopped] = useState<WheelTurn | null>(null);
  const { wheel } = found;
  if (wheel === undefined)
    return found.isFailed ? <LoadFailed onRetry={found.reload} /> : <Skeleton shape="tile" />;
  if (wheel === null) return <NoWheel />;
  const turn = () =>
    run(async () => {
      setStopped(null);
      setTurning(await found.turn());
    });
  const stop = () => {
    setStopped(turning);
    setTurning(null);
    found.reload();
  };
  const isIdle = !isBusy && !turning;
  return (
    <>
      <section className={styles.board} aria-label={text('chance.wheel.title')}>
        <p className={styles.turns}>
          {text('chance.wheel.turns', { count: turning ? wheel.turns - 1 : wheel.turns })}
        </p>
        <WheelDrawing
          wheel={wheel}
          turning={turning}
          won={stopped && stopped.prize.kind !== 'nothing' ? stopped.sector : null}
          canTurn={isIdle && wheel.turns > 0}
          onTurn={turn}
          onStopped={stop}
        />
        {stopped && <WheelResult turn={stopped} currency={wheel.currency} />}
        {isIdle && wheel.turns === 0 && <NoTurns />}
      </section>
      <WheelChances wheel={wheel} />
      <Section title={text('chance.wheel.fair')}>
        <p className={styles.how}>{text('chance.wheel.how')}</p>
        <Next wheel={wheel} clientSeed={found.clientSeed} onSeed={found.setClientSeed} />
      </Section>
      {wheel.last.length > 0 && (
        <Section title={text('chance.wheel.last')}>
          <Turns turns={wheel.last} currency={wheel.currency} />
        </Section>
      )}
    </>
  );
}

function NoWheel() {
  const text = useChanceText();
  return (
    <NoData
      art={<EmptyArt icon="gift" />}
      title={text('chance.wheel.none')}
      detail={text('chance.wheel.noneDetail')}
    />
  );
}

function NoTurns() {
  const text = useChanceText();
  return (
    <div className={styles.noTurns}>
      <p>{text('chance.wheel.noTurns')}</p>
      <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.tasks.path}>
        {text('chance.wheel.toTasks')}
      </Link>
    </div>
  );
}

type NextProps = { wheel: Wheel; clientSeed: string; onSeed: (seed: string) => void };

/** What the next turn is committed to, and the member's own part of it. */
function Next({ wheel, clientSeed, onSeed }: NextProps) {
  const text = useChanceText();
  return (
    <div className={styles.next}>
      <p className={styles.name}>{text('chance.wheel.commitment', { nonce: wheel.nonce })}</p>
      <code className={styles.hash}>{wheel.commitment}</code>
      <TextField
        label={text('chance.wheel.clientSeed')}
        hint={text('chance.wheel.clientSeedHint')}
        value={clientSeed}
        onChange={onSeed}
        maxLength={CLIENT_SEED_MAX}
      />
    </div>
  );
}
