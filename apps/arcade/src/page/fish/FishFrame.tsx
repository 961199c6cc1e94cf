import type { FishModel } from '@parlour/game-rules/fish';
import { writeDecimal } from '@parlour/money';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Foot } from '../frame/Foot.tsx';
import styles from '../frame/Frame.module.css';
import { Glyph } from '../frame/Glyph.tsx';
import type { Panel } from '../frame/panels/panel.ts';
import { TopBar } from '../frame/TopBar.tsx';
import { useAskedProof } from '../frame/useAskedProof.ts';
import type { FrameProps } from '../game/mechanic-page.ts';
import { useStake } from '../game/useStake.ts';
import { useSpoken } from '../platform/texts.tsx';
import { FishControls } from './FishControls.tsx';
import own from './FishFrame.module.css';
import { FishStatus } from './FishStatus.tsx';
import { RoomCanvas } from './RoomCanvas.tsx';
import { useFishing } from './useFishing.ts';

const Panels = lazy(() => import('../frame/panels/Panels.tsx'));

/** A room of fish: the sea takes the screen, and everything else stands below it. */
export function FishFrame({ boot, calls, site, page, model: given, first }: FrameProps) {
  const model = given as FishModel;
  const { text, money } = useSpoken();
  const [panel, setPanel] = useState<Panel | null>(null);
  useAskedProof({ calls, site }, setPanel);
  const [price, setPrice] = useState<string | null>(null);
  const { fishing, state, canvas } = useFishing({ boot, calls, site, first, model, price });
  const { session, auto } = state;
  const stake = useStake({ session, most: page.rules.most({}, given), units: 1, onChange: () => {} });
  const levels = session.chips.filter((chip) => Number(chip) <= Number(writeDecimal(stake.max)));
  const total = stake.total === null ? null : writeDecimal(stake.total);
  useEffect(() => setPrice(total), [total]);
  const openPanel = (next: Panel) => {
    fishing.stopAuto();
    setPanel(next);
  };
  return (
    <main className={styles.game}>
      <div className={styles.hall}>
        {!site.hasBar && (
          <TopBar title={boot.title} isTitleShown session={session} balance={session.balance} site={site} />
        )}
        <section className={own.sea}>
          <RoomCanvas canvas={canvas} fishing={fishing} label={text('arcade.fish.sea')} />
          <FishStatus
            {...{ fishing, state, model }}
            showPaid={(amount) => money.showMoney(writeDecimal(amount), session.currency)}
          />
          <div className={own.corner}>
            <button
              className={own.round}
              type="button"
              aria-label={text('arcade.info')}
              onClick={() => openPanel({ kind: 'info' })}
            >
              <Glyph name="info" />
            </button>
            <button
              className={own.round}
              type="button"
              aria-label={text('arcade.menu')}
              onClick={() => openPanel({ kind: 'menu' })}
            >
              <Glyph name="menu" />
            </button>
          </div>
        </section>
      </div>
      <FishControls {...{ fishing, state, stake, levels }} onAuto={() => setPanel({ kind: 'auto' })} />
      <Foot session={session} last={null} sheet={model.sheet} onOpen={openPanel} />
      {panel && (
        <Suspense fallback={null}>
          <Panels
            {...{ panel, calls, page, stake, session }}
            model={given}
            pick={{}}
            auto={{
              left: auto?.magazines ?? null,
              isRunning: auto !== null,
              start: async (plan) => fishing.startAuto(plan),
              stop: fishing.stopAuto,
            }}
            turbo={null}
            onFree={null}
            onSeeds={(seeds) => fishing.keep({ seeds })}
            onPanel={setPanel}
          />
        </Suspense>
      )}
    </main>
  );
}
