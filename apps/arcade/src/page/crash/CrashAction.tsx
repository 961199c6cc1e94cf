import { factorOf } from '@parlour/game-rules/crash';
import { useEffect, useState } from 'react';
import { ActionButton } from '../frame/ActionButton.tsx';
import { type KnownTable, useTable } from '../live/table.ts';
import { useNow } from '../live/useNow.ts';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import type { CrashProps } from './crash-props.ts';
import { shownMultiplier } from './time.ts';
import { useFlightEnd } from './useFlightEnd.ts';

type Props = CrashProps & { onBet: (() => void) | null };

/** Amounts that change faster cannot be read. */
const EVERY_MS = 90;

/** Bet before the flight, cash out on it; during somebody else's flight, a bet on the next one. */
export function CrashAction(props: Props) {
  const table = useTable();
  useFlightEnd(table, props);
  const isAboard = props.round?.state === 'open';
  if (isAboard && table.state?.phase === 'running') return <CashOut {...props} table={table} />;
  return isAboard ? <Seated {...props} /> : <Bet {...props} table={table} />;
}

/** The amount runs with the flight; what counts is what the service has when the call is there. */
function CashOut({ phase, round, showPays, onStep, table }: Props & { table: KnownTable }) {
  const text = useText();
  const now = useNow(phase === 'shown', EVERY_MS);
  const target = round?.pick.target ?? Number.POSITIVE_INFINITY;
  const at = Math.min(shownMultiplier(table.state, now), target);
  function stop(): void {
    if (phase !== 'shown') return;
    playSound('chip');
    onStep({ stop: true });
  }
  return (
    <ActionButton
      label={text(at === target ? 'arcade.crash.cashing' : 'arcade.cashOut')}
      detail={showPays(factorOf(at))}
      kind="stop"
      isBusy={phase !== 'shown' || at === target}
      onPress={stop}
    />
  );
}

/** The bet is placed; nothing can be done before the flight leaves, or once it is over. */
function Seated({ round, showPays }: Props) {
  const text = useText();
  const target = round?.pick.target ?? null;
  return (
    <ActionButton
      label={text('arcade.crash.placed')}
      detail={target === null ? undefined : text('arcade.winOf', { amount: showPays(factorOf(target)) })}
      kind="stop"
      isDisabled
      onPress={() => {}}
    />
  );
}

function Bet({ phase, pick: { target }, showPays, onBet, table }: Props & { table: KnownTable }) {
  const text = useText();
  const [isQueued, setQueued] = useState(false);
  const isOpen = table.state?.phase === 'betting';
  useEffect(() => {
    if (!isQueued || !isOpen || !onBet) return;
    setQueued(false);
    onBet();
  }, [isQueued, isOpen, onBet]);
  const isAsking = phase === 'asking';
  if (isQueued)
    return (
      <ActionButton
        label={text('arcade.crash.queued')}
        detail={text('arcade.crash.unqueue')}
        isBusy
        onPress={() => setQueued(false)}
      />
    );
  return (
    <ActionButton
      label={text(isOpen || isAsking ? 'arcade.crash.bet' : 'arcade.crash.betNext')}
      detail={target === null ? undefined : text('arcade.winOf', { amount: showPays(factorOf(target)) })}
      isDisabled={!onBet && !isAsking}
      isBusy={isAsking}
      onPress={() => {
        if (isOpen) onBet?.();
        else setQueued(true);
      }}
    />
  );
}
