import type { FishModel } from '@parlour/game-rules/fish';
import { writeDecimal } from '@parlour/money';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FrameProps } from '../game/mechanic-page.ts';
import { useReducedMotion } from '../platform/motion.ts';
import { useSpoken } from '../platform/texts.tsx';
import { createFishing, type Fishing } from './fishing.ts';
import type { Scene } from './scene.ts';
import { chanceTag, nameOfKind } from './words.ts';

/** The brush comes beside the rest: a seat is found meanwhile. */
const drawing = import('./scene.ts');

type Needs = Pick<FrameProps, 'boot' | 'calls' | 'site' | 'first'> & {
  model: FishModel;
  /** Of the next magazine; null while none can be bought. */
  price: string | null;
};

/** A room, and the canvas in which it is shown. */
export function useFishing({ boot, calls, site, first, model, price }: Needs) {
  const spoken = useSpoken();
  const { money, text } = spoken;
  const [fishing] = useState(() =>
    createFishing({
      calls,
      site,
      first,
      model,
      showPaid: (amount) => money.showMoney(writeDecimal(amount), first.currency),
    }),
  );
  const state = useSyncExternalStore(fishing.listen, fishing.get);
  useEffect(() => fishing.enter(), [fishing]);
  useEffect(() => site.listen(() => void fishing.refresh()), [site, fishing]);
  useEffect(() => fishing.setPrice(price), [fishing, price]);
  const canvas = useScene(fishing, {
    gameCode: boot.gameCode,
    accent: boot.theme.palette.accent,
    ownWords: () => {
      const stake = fishing.stakeOfShot();
      return stake === null ? '' : money.showMoney(writeDecimal(stake), first.currency);
    },
    wordsOf: (seat) => {
      const other = fishing.world.seats.find((each) => each.seat === seat);
      return other ? `…${other.name}` : '';
    },
    tagOf: (kind) => chanceTag(spoken, model, kind),
    bossWords: (kind) => text('arcade.fish.bossComes', { name: nameOfKind(text, model, kind) }),
  });
  return { fishing, state, canvas };
}

type Words = {
  gameCode: string;
  accent: string;
  ownWords: () => string;
  wordsOf: (seat: number) => string;
  tagOf: (kind: number) => string;
  bossWords: (kind: number) => string;
};

function useScene(fishing: Fishing, words: Words): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const { gameCode, accent } = words;
  useEffect(() => {
    if (!canvas.current) return undefined;
    const view = canvas.current;
    let scene: Scene | null = null;
    let isLeft = false;
    const shown = () => ({
      target: fishing.get().target,
      ownWords: latest.current.ownWords(),
      wordsOf: latest.current.wordsOf,
      tagOf: ({ kind }: { kind: number }) => latest.current.tagOf(kind),
      bossWords: latest.current.bossWords,
    });
    void drawing.then(({ createScene }) => {
      if (isLeft) return;
      scene = createScene({ canvas: view, world: fishing.world, gameCode, accent, isStill, shown });
      fishing.show(scene);
    });
    return () => {
      isLeft = true;
      fishing.show(null);
      scene?.close();
    };
  }, [fishing, gameCode, accent, isStill]);
  return canvas;
}
