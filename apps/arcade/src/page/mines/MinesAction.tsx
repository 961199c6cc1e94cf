import { ActionButton } from '../frame/ActionButton.tsx';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import type { MinesProps } from './mines-board.ts';

/** Takes what the jewels are worth. Before the first tile there is nothing to take. */
export function MinesAction({ phase, round, onStep }: MinesProps) {
  const text = useText();
  const canStop = round !== null && round.seen.opened.length > 0;
  function stop(): void {
    if (phase !== 'shown') return;
    playSound('chip');
    onStep({ stop: true });
  }
  return (
    <ActionButton
      label={text('arcade.cashOut')}
      detail={canStop ? (round.stopPays ?? undefined) : text('arcade.mines.stopFirst')}
      kind="stop"
      isDisabled={!canStop}
      isBusy={phase !== 'shown'}
      onPress={stop}
    />
  );
}
