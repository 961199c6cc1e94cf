import { ActionButton } from '../frame/ActionButton.tsx';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import type { HiLoProps } from './hi-lo-table.ts';

/** Takes what the guesses are worth. Before the first right one there is nothing to take. */
export function HiLoAction({ phase, round, onStep }: HiLoProps) {
  const text = useText();
  const canStop = round !== null && round.seen.right > 0;
  function stop(): void {
    if (phase !== 'shown') return;
    playSound('chip');
    onStep({ stop: true });
  }
  return (
    <ActionButton
      label={text('arcade.cashOut')}
      detail={canStop ? (round.stopPays ?? undefined) : text('arcade.hiLo.stopFirst')}
      kind="stop"
      isDisabled={!canStop}
      isBusy={phase !== 'shown'}
      onPress={stop}
    />
  );
}
