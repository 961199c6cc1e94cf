import type { JsonObject } from '@parlour/game-rules';
import type { BetsPick } from '@parlour/game-rules/bets';
import { amountOf, writeDecimal } from '@parlour/money';
import { arcadeLiveTexts } from '@parlour/texts/load/arcade-live';
import { lazy, Suspense, useState } from 'react';
import type { TableState } from '../../tables/table-state.ts';
import { BetBar } from '../frame/BetBar.tsx';
import { Foot } from '../frame/Foot.tsx';
import styles from '../frame/Frame.module.css';
import type { Panel } from '../frame/panels/panel.ts';
import { TopBar } from '../frame/TopBar.tsx';
import { useAskedProof } from '../frame/useAskedProof.ts';
import { Win } from '../frame/win/Win.tsx';
import type { AnyMechanicPage, AnyPlayProps, FrameProps } from '../game/mechanic-page.ts';
import { sizeOfWin } from '../game/round.rules.ts';
import { stakeTrouble } from '../game/stake-trouble.ts';
import { usePace } from '../game/usePace.ts';
import { useStake } from '../game/useStake.ts';
import { useSureStake } from '../game/useSureStake.ts';
import type { SessionView } from '../platform/calls.ts';
import { playSound } from '../platform/sound.ts';
import { SpokenProvider, useSpoken, useSpokenWith } from '../platform/texts.tsx';
import { countCoins, NO_BETS } from '../table/change-bets.ts';
import { Fairness } from './Fairness.tsx';
import { Host } from './Host.tsx';
import { LiveAction } from './LiveAction.tsx';
import { coinOf, draftOf, joinBets, placedOn } from './seat.rules.ts';
import { useTable } from './table.ts';
import { useMoment } from './useMoment.ts';
import { useSeat } from './useSeat.ts';

const Panels = lazy(() => import('../frame/panels/Panels.tsx'));
const Statistics = lazy(() => import('./Statistics.tsx'));

/** The frame of a table that many share: the table decides when one can bet, and what came is everybody's. */
export default function LiveFrame(props: FrameProps) {
  return (
    <SpokenProvider value={useSpokenWith(arcadeLiveTexts)}>
      <Live {...props} />
    </SpokenProvider>
  );
}

function Live({ boot, calls, site, page, model, first }: FrameProps) {
  const spoken = useSpoken();
  const { text, money } = spoken;
  const { pace } = usePace(false);
  const { state, isLost } = useTable();
  const seat = useSeat({ calls, site, first, state });
  const { session, slip, error } = seat;
  const { currency } = session;
  const [chips, setChips] = useState({ roundId: '', pick: NO_BETS });
  const [last] = useState(() => lastBetOf(first));
  const [lastPick, setLastPick] = useState(last.pick);
  const [panel, setPanel] = useState<Panel | null>(null);
  useAskedProof({ calls, site }, setPanel);
  const [isCounting, setCounting] = useState(false);

  const placed = placedOn(slip);
  const roundId = state?.id ?? '';
  /** Chips of a round that has closed stay behind. */
  const draft = chips.roundId === roundId ? chips.pick : NO_BETS;
  const setDraft = (pick: BetsPick) => setChips({ roundId, pick });
  const isWon = slip?.isOver === true && amountOf(slip.payout ?? '0') > 0n;
  const round = state?.seen ? shownRound(roundId, state.seen, { pick: placed, isWon }) : null;
  const motionMs = round ? page.motionMs(round, pace, model) : 0;
  const moment = useMoment(state, motionMs);
  const isOpen = moment === 'betting';
  const isRevealed = moment === 'moving' || moment === 'shown';

  const isReady = countCoins(draft) > 0;
  const stake = useStake({
    session,
    most: isReady ? page.rules.most(draft, model) : null,
    units: countCoins(draft),
    first: last.coin,
    onChange: seat.forgetError,
  });
  const sure = useSureStake(amountOf(first.history[0]?.staked ?? first.chips[1] ?? first.limits.stakeMin));

  async function bet(): Promise<void> {
    if (stake.total === null || !isReady || !isOpen || !sure.isSure(stake.total)) return;
    playSound('chip');
    const all = joinBets(placed, draft);
    if (!(await seat.bet({ stake: writeDecimal(stake.total), all }))) return;
    setLastPick(all);
    setDraft(NO_BETS);
  }

  const wanted = isOpen ? joinBets(placed, draft) : placed;
  const past = (state?.history ?? []).flatMap(({ number, seen }, index) =>
    seen ? [{ id: String(number), seen, pick: (index === 0 ? lastPick : NO_BETS) as JsonObject }] : [],
  );
  const props: AnyPlayProps = {
    model,
    pick: wanted,
    setPick: (next) => {
      if (!isOpen || seat.isAsking) return;
      setDraft(draftOf(next as BetsPick, placed));
      seat.forgetError();
    },
    isLocked: !isOpen || seat.isAsking,
    phase: isRevealed && round ? moment : moment === 'closed' ? 'asking' : 'idle',
    pace,
    motionMs,
    round: isRevealed ? round : null,
    onStep: () => {},
    draft: null,
    setDraft: () => {},
    onMoved: () => {},
    onEnded: () => {},
    onClear: () => {},
    onPlay: null,
    hurries: 0,
    canStopEarly: false,
    canBuy: false,
    past,
    showPays: stake.showPays,
    showUnits: stake.showUnits,
    showChips: stake.showChips,
  };
  const { Stage, Controls } = page;
  const shared: AnyMechanicPage = { ...page, rules: { ...page.rules, isShared: true }, Fairness };
  const ended = moment === 'shown' && slip?.isOver ? slip : null;
  const trouble = troubleOf();

  return (
    <main className={styles.game}>
      <div className={styles.hall}>
        {!site.hasBar && (
          <TopBar title={boot.title} isTitleShown session={session} balance={session.balance} site={site} />
        )}
        <Host
          gameCode={boot.gameCode}
          says={saysNow()}
          aside={trouble || asideNow()}
          isTrouble={trouble !== ''}
          betting={bettingOf(state)}
        />
        <section className={styles.stage}>
          <div className={styles.board}>
            <Stage {...props} />
          </div>
          {ended && (
            <Win
              key={ended.id}
              round={ended}
              currency={currency}
              pace={pace}
              place={page.winPlace ?? 'foot'}
            />
          )}
        </section>
      </div>
      <section className={styles.controls}>
        {Controls && <Controls {...props} />}
        <div className={styles.desk}>
          <BetBar
            session={session}
            stake={stake}
            label={page.stakeLabel}
            isDisabled={!isOpen || seat.isAsking || slip !== null}
          />
          <LiveAction
            isOpen={isOpen}
            isAsking={seat.isAsking}
            onRetry={seat.tryAgain}
            draft={draftShown()}
            placed={slip && money.showMoney(slip.staked, currency)}
            onBet={() => void bet()}
            onUndo={isOpen && slip && !isReady ? () => void seat.undo() : null}
            onStatistics={() => setCounting(true)}
            onMenu={() => setPanel({ kind: 'menu' })}
          />
        </div>
      </section>
      <Foot session={session} last={null} sheet={model.sheet} onOpen={setPanel} />
      <Suspense fallback={null}>
        {isCounting && state && (
          <Statistics
            {...{ page, model, past }}
            bets={state.bets}
            own={slip?.mark ?? null}
            onClose={() => setCounting(false)}
          />
        )}
        {panel && (
          <Panels
            {...{ panel, calls, model, stake, session }}
            page={shared}
            pick={wanted}
            auto={null}
            onFree={null}
            turbo={null}
            onSeeds={(seeds) => seat.keep({ seeds })}
            onPanel={setPanel}
          />
        )}
      </Suspense>
    </main>
  );

  function draftShown() {
    if (!isReady || stake.total === null) return null;
    const { over, under } = page.rules.most(joinBets(placed, draft), model);
    const staked = amountOf(slip?.staked ?? '0') + stake.total;
    return {
      total: money.showMoney(writeDecimal(stake.total), currency),
      most: money.showMoney(writeDecimal((staked * over) / under), currency),
    };
  }

  function saysNow(): string {
    if (isLost) return text('arcade.live.reconnecting');
    if (moment === 'betting') return text('arcade.live.ask');
    if (moment === 'closed') return text('arcade.live.closed');
    if (moment === 'moving') return text('arcade.live.luck');
    if (moment === 'shown' && state?.seen)
      return page.tell(spoken, { pick: placed, seen: state.seen, model });
    return text('arcade.live.coming');
  }

  function troubleOf(): string {
    if (error) return text(error);
    if (!isOpen || !isReady) return '';
    return stakeTrouble(spoken, { stake, currency, asked: sure.asked });
  }

  /** What the player has won, or who else is there. */
  function asideNow(): string {
    if (moment === 'shown' && ended) {
      const amount = money.showMoney(ended.payout ?? '0', currency);
      const size = sizeOfWin(ended);
      if (size === 'none') return text('arcade.live.none');
      return text(size === 'quiet' ? 'arcade.live.back' : 'arcade.live.won', { amount });
    }
    if (seat.refunded && !slip)
      return text('arcade.live.refunded', { amount: money.showMoney(seat.refunded.staked, currency) });
    if (isOpen && !isReady && !slip) return text('arcade.table.place');
    const count = state?.bets.count ?? 0;
    return count > 0 ? text('arcade.live.bets', { count }) : '';
  }
}

function bettingOf(state: TableState | null) {
  const { phase, opensAt = null, closesAt = null } = state ?? {};
  return phase === 'betting' && opensAt !== null && closesAt !== null ? { opensAt, closesAt } : null;
}

function shownRound(id: string, seen: JsonObject, { pick, isWon }: { pick: BetsPick; isWon: boolean }) {
  const known = {
    mark: null,
    state: 'drawn' as const,
    steps: [],
    before: null,
    isOver: true,
    stopPays: null,
  };
  return { id, seen, pick: pick as JsonObject, isWon, ...known };
}

/** What was last bet on a round of this table, to be repeated, and what a coin was worth: null if none may be by now. */
function lastBetOf({ history, limits }: SessionView): { pick: BetsPick; coin: string | null } {
  const last = history.find(({ state }) => state !== 'refused' && state !== 'cancelled');
  if (!last) return { pick: NO_BETS, coin: null };
  const coin = coinOf(last);
  const isWithin = coin >= amountOf(limits.stakeMin) && coin <= amountOf(limits.stakeMax);
  return { pick: placedOn(last), coin: isWithin ? writeDecimal(coin) : null };
}
