import type { SheddingGame, SheddingView } from '@parlour/game-rules/shedding';
import { useState } from 'react';
import { useText } from '../platform/texts.tsx';
import type { ActionProps } from '../pvp/card-game-page.ts';
import { MoveButton } from '../pvp/table/MoveButton.tsx';
import moves from '../pvp/table/Moves.module.css';
import { useMoveKeys } from '../pvp/table/useMoveKeys.ts';
import { choose, useChosen } from './chosen.ts';

/** More than any: what is suggested is always played. */
const NO_CHANCE = 1;

/** Play what is chosen, pass, or be shown what could be played. */
export function SheddingActions({
  game,
  you,
  isAsking,
  isTurn,
  onAct,
  rules,
}: ActionProps & { rules: SheddingGame }) {
  const text = useText();
  const view = game as SheddingView;
  const held = view.players.find(({ seat }) => seat === you)?.cards ?? [];
  const chosen = useChosen(held);
  const [isStuck, setStuck] = useState(false);
  const { legal } = view;
  const isReady = isTurn && legal !== null && you !== null && !isAsking;
  const canPlay = isReady && chosen.length > 0 && rules.isPlayable(view, you, chosen);
  const canPass = isReady && legal.canPass;
  const play = () => {
    if (canPlay) onAct({ kind: 'play', cards: [...chosen] });
  };
  const pass = () => {
    if (canPass) onAct({ kind: 'pass' });
  };
  const hint = () => {
    if (!isReady) return;
    const found = rules.practise(view, you, NO_CHANCE);
    setStuck(found.kind === 'pass');
    choose(found.kind === 'play' ? found.cards : []);
  };
  useMoveKeys({ p: pass, h: hint, enter: play }, isReady && document.activeElement === document.body);
  if (!legal) return null;
  return (
    <div className={moves.row}>
      {!legal.isInterrupting && (
        <MoveButton
          tone="quiet"
          label={text('arcade.shedding.pass')}
          shortcut="P"
          isDisabled={!canPass}
          onPress={pass}
        />
      )}
      <MoveButton
        tone="quiet"
        label={text(isStuck ? 'arcade.shedding.nothing' : 'arcade.shedding.hint')}
        shortcut="H"
        isDisabled={!isReady}
        onPress={hint}
      />
      <MoveButton
        tone="main"
        label={text(legal.isInterrupting ? 'arcade.shedding.chop' : 'arcade.shedding.play')}
        detail={chosen.length > 0 ? text('arcade.shedding.cards', { count: chosen.length }) : undefined}
        isDisabled={!canPlay}
        onPress={play}
      />
    </div>
  );
}
