import type { HoldemAction, HoldemView } from '@parlour/game-rules/holdem';
import { ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { useText } from '../platform/texts.tsx';
import type { ActionProps } from '../pvp/card-game-page.ts';
import { MoveButton } from '../pvp/table/MoveButton.tsx';
import moves from '../pvp/table/Moves.module.css';
import { useMoveKeys } from '../pvp/table/useMoveKeys.ts';
import { RaiseTray } from './RaiseTray.tsx';
import { raiseRange } from './raise-steps.ts';

/** Fold, check or call, bet or raise; what puts everything in is asked once more. */
export function HoldemActions({ game, you, money, isAsking, isTurn, onAct }: ActionProps) {
  const text = useText();
  const view = game as HoldemView;
  const { legal } = view;
  const player = view.players.find(({ seat }) => seat === you);
  const [isRaising, setRaising] = useState(false);
  const [to, setTo] = useState<bigint | null>(null);
  const [sure, setSure] = useState<HoldemAction | null>(null);
  const range = legal && raiseRange(legal, view);
  const show = (chips: string) => money.show(money.fromChips(chips));
  const isReady = isTurn && legal !== null && player !== undefined && !isAsking;

  const isCallAllIn = legal?.call !== null && legal?.call === player?.stack;
  const wanted = range && (to ?? range.least);
  const isRaiseAllIn = range !== null && wanted === range.most;
  function act(action: HoldemAction, isAllIn: boolean): void {
    if (!isReady) return;
    if (isAllIn) setSure(action);
    else onAct(action);
  }
  const fold = () => act({ kind: 'fold' }, false);
  const call = () => {
    if (legal?.call === null) act({ kind: 'check' }, false);
    else act({ kind: 'call' }, isCallAllIn);
  };
  const raise = () => {
    if (!range || wanted === null) return;
    if (!isRaising && range.least < range.most) setRaising(true);
    else act({ kind: 'raise', to: String(wanted) }, isRaiseAllIn);
  };
  useMoveKeys({ f: fold, c: call, r: raise }, isReady && sure === null);
  if (!legal || !player) return null;
  const raiseKey = view.bet === '0' ? 'arcade.holdem.bet' : 'arcade.holdem.raise';
  return (
    <>
      {isRaising && range && wanted !== null && (
        <RaiseTray
          {...{ view, money, range }}
          seat={player.seat}
          to={wanted}
          label={text(isRaiseAllIn ? 'arcade.holdem.allIn' : raiseKey)}
          isDisabled={!isReady}
          onChange={setTo}
          onRaise={raise}
          onClose={() => setRaising(false)}
        />
      )}
      <div className={moves.row} inert={isRaising}>
        <MoveButton
          tone="quiet"
          label={text('arcade.holdem.fold')}
          shortcut="F"
          isDisabled={!isReady}
          onPress={fold}
        />
        <MoveButton
          tone="main"
          label={text(legal.call === null ? 'arcade.holdem.check' : 'arcade.holdem.call')}
          detail={legal.call === null ? undefined : show(legal.call)}
          shortcut="C"
          isDisabled={!isReady}
          onPress={call}
        />
        {range && (
          <MoveButton
            tone="metal"
            label={text(range.least === range.most ? 'arcade.holdem.allIn' : raiseKey)}
            detail={range.least === range.most ? show(String(range.most)) : undefined}
            shortcut="R"
            isDisabled={!isReady}
            onPress={raise}
          />
        )}
      </div>
      {sure && (
        <ConfirmDialog
          title={text('arcade.holdem.allInAsk')}
          detail={text('arcade.holdem.allInDetail', { amount: show(player.stack) })}
          cancelLabel={text('arcade.pvp.cancel')}
          confirmLabel={text('arcade.holdem.allIn')}
          onConfirm={() => {
            onAct(sure);
            setSure(null);
          }}
          onClose={() => setSure(null)}
        />
      )}
    </>
  );
}
