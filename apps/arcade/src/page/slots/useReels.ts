import { fraction } from '@parlour/exact';
import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { costOf, type SlotPick } from '@parlour/game-rules/slots/pick';
import type { SlotSeen } from '@parlour/game-rules/slots/seen';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayProps } from '../game/mechanic-page.ts';
import { useLook } from '../platform/look.ts';
import { useText } from '../platform/texts.tsx';
import { dressOf } from './draw/dress.ts';
import { windowIn } from './layout.rules.ts';
import { createPlayer, type Player } from './player.ts';
import { type Scene, scenesOf } from './timeline/scenes.rules.ts';

export type SlotProps = PlayProps<SlotsModel, SlotPick, never, SlotSeen>;

/** Money without its currency and without coins of nothing, to fit on a coin. */
const NOT_A_FIGURE = /[^\d.,]/g;
const NO_CENTS = /[.,]00$/;

/** The canvas that plays the rounds, and what of them is shown around it. */
export function useReels(props: SlotProps, showCoins: (coins: number) => string) {
  const { model, phase, pace, round, pick, hurries, canStopEarly, onMoved } = props;
  const { theme } = useLook();
  const text = useText();
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const now = useRef({ onMoved, showCoins, pick });
  useEffect(() => {
    now.current = { onMoved, showCoins, pick };
  });

  useEffect(() => {
    const element = canvas.current;
    const around = room.current;
    if (!element || !around) return;
    const made = createPlayer({
      canvas: element,
      model,
      dress: dressOf({ theme, model, text }),
      showWorth: (coins) => now.current.showCoins(coins).replace(NOT_A_FIGURE, '').replace(NO_CENTS, ''),
      onScene: (next) => {
        setScene(next);
        if (!next) now.current.onMoved();
      },
      onLit: setLit,
    });
    player.current = made;
    const fit = () => {
      const size = windowIn({ width: around.clientWidth, height: around.clientHeight }, model);
      element.style.setProperty('width', `${size.width}px`);
      element.style.setProperty('height', `${size.height}px`);
      made.resize(size);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    return () => {
      watch.disconnect();
      made.close();
      player.current = null;
    };
  }, [model, theme, text]);

  const seen = round?.seen ?? null;
  useEffect(() => {
    const reels = player.current;
    if (phase === 'asking') {
      setScene(null);
      reels?.ask(pace, { isBought: now.current.pick.buy === true });
    } else if (phase === 'moving' && seen) reels?.play(scenesOf(seen, model, pace), pace, seen);
    else if (phase === 'shown' && seen) {
      setScene(null);
      reels?.rest(seen);
    } else reels?.idle();
  }, [phase, seen, pace, model]);

  const hurry = useCallback(() => player.current?.hurry(canStopEarly), [canStopEarly]);
  const hurried = useRef(hurries);
  useEffect(() => {
    if (hurries === hurried.current) return;
    hurried.current = hurries;
    hurry();
  }, [hurries, hurry]);

  return { room, canvas, scene, lit, hurry };
}

/** Coins of the round on the stage as money, at the bet it was played with: the bet may have changed since. */
export function useRoundMoney({ round, pick, model, showPays }: SlotProps): (coins: number) => string {
  const kept = useRef<{ id: string | null; show: (coins: number) => string } | null>(null);
  const id = round?.id ?? null;
  const cost = costOf(round?.pick ?? pick, model);
  if (!kept.current || (id !== null && kept.current.id !== id))
    kept.current = { id, show: (coins) => showPays(fraction(coins, cost)) };
  return kept.current.show;
}
