import type { SlotsModel } from '@parlour/game-rules/slots/model';
import type { SlotWin } from '@parlour/game-rules/slots/seen';
import { wornTheme } from '../platform/look.ts';
import { useSpoken } from '../platform/texts.tsx';
import { CountedCoins } from './CountedCoins.tsx';
import { SymbolPicture } from './SymbolPicture.tsx';
import type { Scene } from './timeline/scenes.rules.ts';
import { inTurn } from './timeline/wins.rules.ts';
import type { SlotProps } from './useReels.ts';
import styles from './WinSign.module.css';
import { showCount, tellRound, tellWin } from './words.ts';

type Props = {
  props: SlotProps;
  scene: Scene | null;
  lit: number | null;
  showCoins: (coins: number) => string;
};

/** What was won, in the middle and big, and what for. Readers are told by the line of the frame. */
export function WinSign({ props, scene, lit, showCoins }: Props) {
  const spoken = useSpoken();
  const { model, phase, pace, round } = props;
  const isShown = phase === 'shown' && round !== null;
  const coins = isShown ? round.seen.total : phase === 'moving' && scene ? wonBy(scene) : 0;
  return (
    <div className={styles.sign} aria-hidden="true">
      {phase === 'idle' ? (
        <>
          <p className={styles.caption}>{spoken.text('arcade.slots.upTo')}</p>
          <p className={styles.amount}>{`×${showCount(Number(model.sheet.most))}`}</p>
        </>
      ) : (
        <>
          <p className={styles.caption}>{captionOf()}</p>
          {coins > 0 && (
            <p className={coins > model.coins ? styles.amount : styles.quiet}>
              <CountedCoins key={round?.id} coins={coins} pace={pace} showCoins={showCoins} />
            </p>
          )}
        </>
      )}
    </div>
  );

  function captionOf() {
    if (isShown) {
      const wins = inTurn(round.seen.spins.at(-1)?.wins ?? []);
      const alone = wins.length === 1 && round.seen.spins.length === 1 ? wins[0] : wins[lit ?? -1];
      if (alone)
        return (
          <Told win={alone} model={model} amount={alone.pays === coins ? null : showCoins(alone.pays)} />
        );
      if (round.seen.spins.length > 1 && coins > 0)
        return round.seen.spins.some(({ kind }) => kind === 'free' || kind === 'respin')
          ? tellRound(spoken, round.seen, { theme: wornTheme(), model })
          : spoken.text('arcade.slots.inARow', { count: round.seen.spins.length - 1 });
      return wins.length > 1 ? spoken.text('arcade.slots.wins', { count: wins.length }) : '';
    }
    const wins = scene?.kind === 'wins' ? inTurn(scene.picture.wins ?? []) : [];
    if (wins[0]) return <Told win={wins[0]} model={model} amount={null} />;
    return scene && scene.hud.mode !== 'base' && coins > 0 ? spoken.text('arcade.slots.soFar') : '';
  }
}

/** Coins that are held will be paid, so they count before they are collected. */
function wonBy({ kind, hud, held }: Scene): number {
  if (hud.mode !== 'hold' || kind === 'collect') return hud.won;
  return held.reduce((sum, [, worth]) => sum + worth, hud.won);
}

type ToldProps = { win: SlotWin; model: SlotsModel; amount: string | null };

function Told({ win, model, amount }: ToldProps) {
  const spoken = useSpoken();
  return (
    <>
      {tellWin(spoken, win, '').trim()}
      <SymbolPicture symbol={win.symbol} model={model} className={styles.symbol} />
      {amount && <b>{amount}</b>}
    </>
  );
}
