import { FRAME_REFRESH } from '@parlour/contract/values/games';
import { Spinner } from '@parlour/ui';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { SANDBOX } from '../../platform/frames/frame.rules.ts';
import { useFrameMessages } from '../../platform/frames/useFrameMessages.ts';
import { currentTheme, usePreferences } from '../../platform/preferences.store.ts';
import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { CloseHotspot } from './CloseHotspot.tsx';
import styles from './LotteryFrame.module.css';
import { lotteryPageOf } from './lottery-page.rules.ts';

const REFRESH = { kind: FRAME_REFRESH };

/** The lottery page in its frame. `moneyMoves`: how often the balance has changed, which the page is told. */
export function LotteryFrame({ moneyMoves, onClose }: { moneyMoves: number; onClose: () => void }) {
  const text = useText();
  const { mui, merchantCode } = useBrand();
  const search = usePlace((place) => place.search);
  const theme = currentTheme(usePreferences(({ theme: chosen }) => chosen));
  const [isDrawn, setDrawn] = useState(false);
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameMessages(frame, location.origin, {
    onReady: () => {
      setDrawn(true);
      setReady(true);
    },
    onClose,
    onDeposit: () => navigate(ROUTES.deposit.path),
  });
  useEffect(() => {
    if (moneyMoves > 0) frame.current?.contentWindow?.postMessage(REFRESH, location.origin);
  }, [moneyMoves]);
  return (
    <div className={styles.stage}>
      <h1 className={styles.unseen}>{text('lottery.home.title')}</h1>
      <iframe
        ref={frame}
        className={clsx(styles.frame, !isDrawn && styles.hidden)}
        src={lotteryPageOf(search, { mui, merchantCode, theme })}
        title={text('lottery.home.title')}
        sandbox={SANDBOX}
        onLoad={() => setDrawn(true)}
      />
      {!isDrawn && <Spinner label={text('lottery.home.title')} />}
      {/* Once the page is there it has its own way out, and its bets stand where the hotspot is. */}
      {!isReady && <CloseHotspot onClose={onClose} />}
    </div>
  );
}
