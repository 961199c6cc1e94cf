import type { JsonObject } from '@parlour/game-rules';
import { amountOf, writeDecimal } from '@parlour/money';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AnyPlayProps, FrameProps } from '../game/mechanic-page.ts';
import { lessHeld } from '../game/round.rules.ts';
import { listPast, shownRound } from '../game/shown-round.ts';
import { useAuto } from '../game/useAuto.ts';
import { useFree } from '../game/useFree.ts';
import { useGame } from '../game/useGame.ts';
import { usePace } from '../game/usePace.ts';
import { useStake } from '../game/useStake.ts';
import { useSureStake } from '../game/useSureStake.ts';
import type { FreeRounds as FreeRoundsView, RoundView } from '../platform/calls.ts';
import { playSound } from '../platform/sound.ts';
import { useMoney } from '../platform/texts.tsx';
import { ActionRow } from './ActionRow.tsx';
import { BetBar } from './BetBar.tsx';
import { Foot } from './Foot.tsx';
import styles from './Frame.module.css';
import type { Panel } from './panels/panel.ts';
import { Recent } from './Recent.tsx';
import { Result } from './Result.tsx';
import { TopBar } from './TopBar.tsx';
import { useAskedProof } from './useAskedProof.ts';
import { useSkipByTap } from './useSkipByTap.ts';
import { celebrationMs } from './win/celebration.rules.ts';
import { Win } from './win/Win.tsx';

/** Few players have free rounds. */
const FreeRounds = lazy(() => import('./free/FreeRounds.tsx'));
const Panels = lazy(() => import('./panels/Panels.tsx'));

/** What all games share: money, bet, action, results and panels around the stage of one mechanic. */
export function Frame({ boot, calls, site, page, model, first }: FrameProps) {
  const { showMoney } = useMoney();
  const { pace, isTurbo, setTurbo } = usePace(first.pace.hasTurbo);
  const show = (round: RoundView, before: JsonObject | null) =>
    shownRound(round, before, (amount) => showMoney(amount, first.currency));
  const game = useGame({
    calls,
    site,
    first,
    motionMsOf: (round, before) => {
      const shown = show(round, before);
      return shown ? page.motionMs(shown, pace, model) : 0;
    },
  });
  const { session, table } = game;
  const [pick, setPick] = useState<JsonObject>(() => first.open?.pick ?? page.firstPick(model));
  const [draft, setDraft] = useState<JsonObject | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  useAskedProof({ calls, site }, setPanel);
  const [hurries, setHurries] = useState(0);
  const isReady = page.rules.readPick(pick, model) !== null;
  const stake = useStake({
    session,
    most: isReady ? page.rules.most(pick, model) : null,
    units: page.units?.(pick, model) ?? 1,
    onChange: game.forgetError,
  });

  const sure = useSureStake(amountOf(first.history[0]?.staked ?? first.chips[1] ?? first.limits.stakeMin));

  const free = useFree({ session, stake });
  const freeView = (free.isOn || free.mode === 'asked' || free.mode === 'over') && (
    <Suspense fallback={null}>
      <FreeRounds free={free} currency={session.currency} />
    </Suspense>
  );

  async function playFree({ id, value, count, used }: FreeRoundsView): Promise<RoundView | null> {
    playSound('spin');
    const ended = await game.play(value, page.firstPick(model), id);
    if (ended && used + 1 >= count) setTimeout(free.end, restMsOf(ended));
    return ended;
  }

  async function play({ isSure = false } = {}): Promise<RoundView | null> {
    if (free.isOn) return free.rounds && free.left > 0 ? playFree(free.rounds) : null;
    if (stake.total === null || !isReady || !(isSure || sure.isSure(stake.total))) return null;
    playSound('spin');
    return game.play(writeDecimal(stake.total), pick);
  }
  const restMsOf = (ended: RoundView) => celebrationMs(ended, pace, page.isStageWhole === true);
  const isLast = ({ seen }: RoundView) => seen !== null && (page.endsAuto?.(seen) ?? false);
  const auto = useAuto({ stake: stake.total, play: () => play({ isSure: true }), restMsOf, isLast });
  const isKept = game.tryAgain !== null;
  useEffect(() => {
    if (isKept) auto.stop();
  }, [isKept, auto.stop]);
  const isLocked = game.isBusy || game.isOpen || auto.isRunning || isKept;
  /** Free rounds leave nothing to choose. */
  const isStill = isLocked || free.isOn;
  const round = table.round && show(table.round, table.before);
  const props: AnyPlayProps = {
    model,
    pick,
    setPick: (next) => {
      if (isStill) return;
      setPick(next);
      game.forgetError();
    },
    isLocked: isStill,
    phase: table.phase,
    pace,
    motionMs: round ? page.motionMs(round, pace, model) : 0,
    round,
    onStep: (step) => {
      setDraft(null);
      void game.step(step);
    },
    draft,
    setDraft,
    onMoved: game.endMotion,
    onEnded: () => void game.end(),
    onClear: game.clear,
    onPlay: isReady && stake.total !== null && !isStill ? () => void play({ isSure: true }) : null,
    hurries,
    canStopEarly: session.pace.hasTurbo,
    canBuy: session.pace.hasFeatureBuy,
    past: listPast(session.history),
    showPays: stake.showPays,
    showUnits: stake.showUnits,
    showChips: stake.showChips,
  };
  const canSkip = first.pace.hasTurbo && !page.isStageWhole;
  const board = useSkipByTap(canSkip ? game.endMotion : null);
  /** A stage that leads through a round decides what a tap cuts short; any other is simply ended. */
  function hurry(): void {
    if (page.isStageWhole) setHurries(hurries + 1);
    else if (session.pace.hasTurbo) game.endMotion();
  }
  const { Stage, Controls } = page;
  const ended = table.phase === 'shown' && table.round?.isOver ? table.round : null;
  const openPanel = (name: Panel) => {
    auto.stop();
    setPanel(name);
  };

  return (
    <main className={styles.game}>
      <div className={styles.hall}>
        {!site.hasBar && (
          <TopBar
            title={boot.title}
            isTitleShown={!page.isStageWhole}
            session={session}
            balance={lessHeld(session.balance, game.held)}
            site={site}
          />
        )}
        <section className={styles.stage}>
          {!page.isStageWhole && !page.isPastOnStage && (
            <Recent history={session.history} page={page} model={model} onOpen={setPanel} />
          )}
          <div ref={board} className={styles.board}>
            <Stage {...props} />
          </div>
          {ended && (
            <Win
              key={ended.id}
              round={ended}
              currency={session.currency}
              pace={pace}
              place={page.isStageWhole ? 'stage' : (page.winPlace ?? 'foot')}
            />
          )}
        </section>
        <Result {...{ game, page, model, stake, isReady }} asked={sure.asked} />
      </div>
      <section className={styles.controls}>
        {Controls && <Controls {...props} />}
        <div className={clsx(styles.desk, page.stepsShape === 'pad' && game.isOpen && styles.pad)}>
          {free.isOn ? (
            freeView
          ) : (
            <BetBar session={session} stake={stake} label={page.stakeLabel} isDisabled={isLocked} />
          )}
          <ActionRow
            {...{ page, props, game, stake, auto, isReady }}
            onPlay={() => void play()}
            onHurry={hurry}
            onOpen={openPanel}
          />
        </div>
      </section>
      <Foot session={session} last={table.round} sheet={model.sheet} onOpen={setPanel} />
      {!free.isOn && freeView}
      {panel && (
        <Suspense fallback={null}>
          <Panels
            {...{ panel, calls, page, model, pick, stake, session, auto, sure }}
            onFree={free.ask}
            turbo={session.pace.hasTurbo ? { isOn: isTurbo, onChange: setTurbo } : null}
            onSeeds={(seeds) => game.keep({ seeds })}
            onPanel={setPanel}
          />
        </Suspense>
      )}
    </main>
  );
}
