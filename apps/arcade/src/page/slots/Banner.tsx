import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { useText } from '../platform/texts.tsx';
import styles from './Banner.module.css';
import { SymbolPicture } from './SymbolPicture.tsx';
import type { Scene } from './timeline/scenes.rules.ts';

type Props = {
  /** None yet while a bought feature is asked for. */
  scene: Scene | null;
  model: SlotsModel;
  special: number | undefined;
  showCoins: (coins: number) => string;
};

/** Says over the reels that a feature begins, goes on or has ended. */
export function Banner({ scene, model, special, showCoins }: Props) {
  const text = useText();
  const said = say();
  if (!said) return null;
  const { title, detail, amount, symbol } = said;
  return (
    <div key={scene?.kind ?? 'asked'} className={styles.banner} aria-hidden="true">
      <span className={styles.rays} />
      {symbol !== undefined && <SymbolPicture symbol={symbol} model={model} className={styles.symbol} />}
      <strong className={styles.title}>{title}</strong>
      {amount && <strong className={styles.amount}>{amount}</strong>}
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );

  function say(): { title: string; detail?: string; amount?: string; symbol?: number } | null {
    const feature = text(model.hold ? 'arcade.slots.hold' : 'arcade.slots.free');
    switch (scene?.kind) {
      case undefined:
        return { title: feature, symbol: 10 };
      case 'intro': {
        const title = text('arcade.slots.freeWon', { count: scene.spins });
        const times = scene.hud.multiplier;
        if (special !== undefined) return { title, detail: text('arcade.slots.expands'), symbol: special };
        if (times > 1) return { title, detail: text('arcade.slots.allTimes', { times }), symbol: 10 };
        return { title, symbol: 10 };
      }
      case 'more':
        return { title: text('arcade.slots.freeMore', { count: scene.spins }), symbol: 10 };
      case 'holdIntro':
        return { title: feature, detail: text('arcade.slots.holdHint', { count: scene.hud.lives }) };
      case 'collect':
        return { title: text('arcade.slots.collected'), amount: showCoins(scene.hud.featured) };
      case 'summary':
        return {
          title: text('arcade.slots.freeDone', { count: scene.spins }),
          amount: showCoins(scene.hud.featured),
        };
      default:
        return null;
    }
  }
}
