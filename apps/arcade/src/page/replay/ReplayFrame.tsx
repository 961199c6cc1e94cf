import type { Sheet } from '@parlour/game-rules';
import { amountOf } from '@parlour/money';
import { IconButton } from '@parlour/ui';
import { ActionButton } from '../frame/ActionButton.tsx';
import frame from '../frame/Frame.module.css';
import { Win } from '../frame/win/Win.tsx';
import type { AnyMechanicPage, AnyPlayProps } from '../game/mechanic-page.ts';
import { fateOf } from '../game/round.rules.ts';
import { shownRound } from '../game/shown-round.ts';
import { tellResult } from '../game/tell-result.ts';
import { usePace } from '../game/usePace.ts';
import { showingOf } from '../game/useStake.ts';
import type { ReplayView, RoundView } from '../platform/calls.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './ReplayFrame.module.css';
import { useReplay } from './useReplay.ts';

/** `title`: null where a panel says already what this is. */
type Props = { title: string | null; page: AnyMechanicPage; model: { sheet: Sheet }; replay: ReplayView };

export function ReplayFrame(props: Props) {
  const { title, page, replay } = props;
  const { text } = useSpoken();
  const shown = replay.turns.filter(({ seen }) => seen !== null);
  const last = replay.turns.at(-1);
  // A table that many share shows a round once its flight is over.
  const canShow = shown.length > 0 && (last?.isOver || !page.replay);
  return (
    <>
      {canShow ? (
        <Round {...props} turns={shown} />
      ) : (
        <div className={frame.hall}>
          {title !== null && <Head title={title} />}
          <p className={styles.fate}>{text((last && fateOf(last)) ?? 'arcade.state.pending')}</p>
        </div>
      )}
    </>
  );
}

function Head({ title }: { title: string }) {
  const { text } = useSpoken();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.tag}>{text('arcade.replay.tag')}</span>
    </header>
  );
}

/** The stage and what was chosen, as the player had them; neither can be touched. */
function Round({ title, page, model, replay: { currency }, turns }: Props & { turns: RoundView[] }) {
  const spoken = useSpoken();
  const { text, money } = spoken;
  const { pace } = usePace(false);
  const show = (turn: number) => {
    const round = turns[turn];
    const before = turns[turn - 1]?.seen ?? null;
    return round ? shownRound(round, before, (amount) => money.showMoney(amount, currency)) : null;
  };
  const motionMsOf = (turn: number) => {
    const round = show(turn);
    return round ? (page.replay?.motionMs(round) ?? page.motionMs(round, pace, model)) : 0;
  };
  const at = useReplay(turns.length, motionMsOf);
  const { turn, phase } = at;
  const isAsking = phase === 'asking';
  const round = show(isAsking ? turn - 1 : turn);
  const seen = turns[isAsking ? turn - 1 : turn];
  const played = turns.at(-1) as RoundView;
  const { pick } = played;
  const total = amountOf(played.stake);
  const amount = total / BigInt(Math.max(1, page.units?.(pick, model) ?? 1));
  const stage: AnyPlayProps = {
    model,
    pick,
    setPick: nothing,
    isLocked: true,
    phase,
    pace,
    motionMs: isAsking ? 0 : motionMsOf(turn),
    round,
    onStep: nothing,
    draft: played.steps[isAsking ? turn - 1 : turn] ?? null,
    setDraft: nothing,
    onMoved: at.endMotion,
    onEnded: nothing,
    onClear: nothing,
    onPlay: null,
    hurries: 0,
    canStopEarly: false,
    canBuy: false,
    past: [],
    ...showingOf({ amount, total }, { money, currency }),
  };
  const Stage = page.replay?.Stage ?? page.Stage;
  const { Controls } = page;
  const ended = phase === 'shown' && seen?.isOver ? seen : null;
  return (
    <>
      <div className={frame.hall}>
        {title !== null && <Head title={page.isStageWhole ? '' : title} />}
        <section className={frame.stage} inert>
          <div className={frame.board}>
            <Stage {...stage} />
          </div>
          {ended && (
            <Win
              key={`${ended.id} ${turn}`}
              round={ended}
              currency={currency}
              pace={pace}
              place={page.isStageWhole ? 'stage' : (page.winPlace ?? 'foot')}
            />
          )}
        </section>
        <p className={styles.told} role="status">
          {phase === 'shown' && seen ? tellResult(spoken, seen, { page, model, currency }) : ''}
        </p>
      </div>
      {Controls && (
        <section className={frame.controls} inert>
          <Controls {...stage} />
        </section>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{text('arcade.stake')}</dt>
          <dd>{money.showMoney(played.staked, currency)}</dd>
        </div>
        <div>
          <dt>{text('arcade.paid')}</dt>
          <dd>{played.payout === null ? '–' : money.showMoney(played.payout, currency)}</dd>
        </div>
      </dl>
      <section className={styles.actions}>
        {turns.length > 1 && (
          <IconButton icon="back" label={text('arcade.replay.back')} onPress={() => at.stopAt(turn - 1)} />
        )}
        <ActionButton
          label={text(at.isOver ? 'arcade.replay.again' : 'arcade.replay.end')}
          detail={
            turns.length > 1 ? text('arcade.replay.turn', { turn: turn + 1, count: turns.length }) : undefined
          }
          onPress={at.isOver ? at.restart : () => at.stopAt(turns.length - 1)}
        />
        {turns.length > 1 && (
          <IconButton icon="arrow" label={text('arcade.replay.next')} onPress={() => at.stopAt(turn + 1)} />
        )}
      </section>
    </>
  );
}

function nothing(): void {}
