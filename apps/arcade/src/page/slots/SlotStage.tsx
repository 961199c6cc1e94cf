import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Banner } from './Banner.tsx';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import styles from './SlotStage.module.css';
import { type SlotProps, useReels, useRoundMoney } from './useReels.ts';
import { WinSign } from './WinSign.tsx';

/** Reels in a golden frame, with what they have won below. */
export function SlotStage(props: SlotProps) {
  const { model, phase, round, pick } = props;
  const text = useText();
  const showCoins = useRoundMoney(props);
  const { room, canvas, scene, lit, hurry } = useReels(props, showCoins);
  const hud = phase === 'moving' ? (scene?.hud ?? null) : null;
  const isBuying = phase === 'asking' && pick.buy === true;
  const isFeature = isBuying || (hud !== null && hud.mode !== 'base');
  return (
    <div className={clsx(styles.stage, isFeature && styles.feature)}>
      <Backdrop />
      <Head model={model} hud={hud} />
      <div ref={room} className={styles.room}>
        <div className={styles.frame}>
          <div className={styles.well} aria-hidden="true">
            <canvas ref={canvas} className={styles.canvas} />
          </div>
          {(isBuying || scene) && (
            <Banner scene={scene} model={model} special={round?.seen.special} showCoins={showCoins} />
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <WinSign {...{ props, scene, lit, showCoins }} />
        <Facts {...props} />
      </div>
      {phase === 'moving' && (
        <button className={styles.skip} type="button" aria-label={text('arcade.skip')} onClick={hurry} />
      )}
    </div>
  );
}
