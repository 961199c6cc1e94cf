import type { Lottery, LotteryTerms } from '@parlour/client';
import { ORDER_ITEMS_MAX } from '@parlour/contract/values/lottery.rules';
import { type Draw, MODELS, type Play, writeSelection } from '@parlour/lottery-rules';
import { currencyOf, smallestShown, writeDecimal } from '@parlour/money';
import clsx from 'clsx';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import type { OpenedHere } from '../../../parts/issue/issue.rules.ts';
import { useLeftMs } from '../../../parts/issue/useOpened.ts';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import { showToast } from '../../../platform/toast.store.ts';
import { useAfterFrame } from '../../../platform/useAfterFrame.ts';
import { useFamily } from '../../../platform/useFamily.ts';
import {
  type Draft,
  draftOf,
  emptyDraft,
  prizesOfBet,
  readDraft,
  stakeLimitOn,
  stakeOfBet,
  textOfDraft,
} from '../bet.rules.ts';
import { type SlipBet, useBetting, useDraft } from '../betting.store.ts';
import { quickPickOnDevice } from '../entry/quick-pick.ts';
import { readOnce } from '../entry/read-once.ts';
import { SelectionEntry } from '../entry/SelectionEntry.tsx';
import { readLastBets } from '../placing/last-bets.ts';
import { PlayRule } from '../plays/PlayRule.tsx';
import { PlayTree } from '../plays/PlayTree.tsx';
import { usePlays } from '../plays/usePlays.ts';
import type { Omission, SkinProps } from '../skin.ts';
import { BetActions, StakeBar } from '../stake/StakeBar.tsx';
import { WinUpTo } from '../win/WinUpTo.tsx';
import styles from './ClassicBet.module.css';

/** The slip, the chase and the order load when they are opened. */
const SlipSheet = lazy(() => import('../slip/SlipSheet.tsx'));

/** The plays of a series: one play at a time, a slip of several, a chase. */
export default function ClassicBet({ game, terms, opened, omissionOf, onTermsChanged }: SkinProps) {
  const family = useFamily(game.gameGroupId);
  const { plays, groups } = usePlays(family, 'trad', terms);
  const betting = useBetting(`${game.gameId}:trad`, terms);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const openSlip = useCallback(() => setSlipOpen(true), []);
  const play = plays.find(({ id }) => id === betting.playId) ?? plays[0];
  if (!play) return null;
  const repeatable = () => readLastBets(game.gameId, plays, betting.choice.series);
  const edit = (bet: SlipBet) => {
    betting.removeBet(bet.id);
    betting.choosePlay(bet.play.id);
    betting.putDraft(bet.play.id, draftOf(bet.play, bet.selection));
    betting.putChoice(bet.choice);
    setSlipOpen(false);
  };
  return (
    <>
      <PlayTree groups={groups} draw={family.draw} play={play} onChoose={betting.choosePlay} />
      <PlayBet
        key={play.id}
        play={play}
        familyId={game.gameGroupId}
        draw={family.draw}
        terms={terms}
        opened={opened}
        betting={betting}
        omission={omissionOf(play)}
        onSlip={openSlip}
      />
      {isSlipOpen && (
        <Suspense>
          <SlipSheet
            game={game}
            playType="trad"
            draw={family.draw}
            terms={terms}
            opened={opened}
            bets={betting.slip}
            canRepeat={repeatable().length > 0}
            onRepeat={() => betting.addBets(repeatable())}
            onEdit={edit}
            onRemove={betting.removeBet}
            onClear={betting.clearSlip}
            onTermsChanged={onTermsChanged}
            onClose={() => setSlipOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type PlayProps = {
  play: Play;
  familyId: Lottery['gameGroupId'];
  draw: Draw;
  terms: LotteryTerms;
  opened: OpenedHere;
  betting: ReturnType<typeof useBetting>;
  omission: Omission;
  onSlip: () => void;
};

function PlayBet({ play, familyId, draw, terms, opened, betting, omission, onSlip }: PlayProps) {
  const { showMoney } = useMoney();
  const code = useCurrency();
  const { choice } = betting;
  const single = useMemo(
    () => prizesOfBet({ play, choice: { ...choice, multiple: 1 } }, terms, currencyOf(code)),
    [play, choice, terms, code],
  );
  const show = (amount: bigint) => showMoney(writeDecimal(amount), code);
  return (
    <>
      <PlayRule
        play={play}
        draw={draw}
        stake={show(MODELS[choice.model] * BigInt(terms.unit))}
        prize={
          single.least === single.most ? show(single.most) : `${show(single.least)} – ${show(single.most)}`
        }
        series={choice.series ?? 0}
      />
      <div className={styles.entry}>
        <SelectionEntry bettingKey={betting.key} play={play} omission={omission} />
      </div>
      <PlayFoot
        play={play}
        familyId={familyId}
        terms={terms}
        opened={opened}
        betting={betting}
        onSlip={onSlip}
      />
    </>
  );
}

type FootProps = Omit<PlayProps, 'draw' | 'omission'>;

/** The number that was tapped is drawn first, what it comes to right after: nothing else follows a tap. */
function PlayFoot(props: FootProps) {
  const draft = useAfterFrame(useDraft(props.betting.key, props.play));
  return <DraftFoot {...props} draft={draft} />;
}

/** What the chosen numbers come to, and the bet. */
const DraftFoot = memo(function DraftFoot(props: FootProps & { draft: Draft }) {
  const { play, draft, familyId, terms, opened, betting, onSlip } = props;
  const text = useText();
  const { showMoney } = useMoney();
  const code = useCurrency();
  const { choice } = betting;
  const reading = readOnce(play, draft);
  const count = reading.ok ? reading.count : 0;
  const stake = stakeOfBet({ count, choice }, terms);
  const isWhole = stake % smallestShown(currencyOf(code)) === 0n;
  const bets = useMemo(
    () =>
      reading.ok
        ? [{ play, selection: textOfDraft(play, draft, reading.selection), count: reading.count, choice }]
        : [],
    [play, draft, reading, choice],
  );
  const show = (amount: bigint) => showMoney(writeDecimal(amount), code);
  const limit = stakeLimitOn(bets, terms);
  const add = (): boolean => {
    // Read again: the shown count may be a moment old.
    const now = readDraft(play, betting.drafts()[play.id] ?? draft);
    if (!now.ok) return false;
    betting.addBets([{ play, selection: writeSelection(play, now.selection), count: now.count, choice }]);
    betting.putDraft(play.id, emptyDraft(play));
    return true;
  };
  return (
    <section className={clsx(styles.foot, count === 0 && styles.idle)} aria-label={text('lotto.stake.title')}>
      <div className={styles.stakes}>
        <StakeBar terms={terms} choice={choice} hasSeries onChange={betting.putChoice} />
      </div>
      <p className={styles.totals}>
        <span>
          <b>{count.toLocaleString('en')}</b>{' '}
          <span className={styles.muted}>{text('lotto.betsWord', { count })}</span>{' '}
          {count > 0 && <b className={styles.stake}>{show(stake)}</b>}
        </span>
        <WinUpTo familyId={familyId} bets={bets} terms={terms} />
      </p>
      <BetButtons
        opened={opened}
        label={
          betting.slip.length >= ORDER_ITEMS_MAX
            ? text('lotto.slip.full', { count: ORDER_ITEMS_MAX })
            : !isWhole
              ? text('lotto.stake.notWhole')
              : limit !== null
                ? text('lotto.stake.limit', { limit: showMoney(limit, code) })
                : count > 0
                  ? text('lotto.bet', { amount: show(stake) })
                  : null
        }
        canBet={count > 0 && isWhole && limit === null && betting.slip.length < ORDER_ITEMS_MAX}
        slipCount={betting.slip.length}
        onQuickPick={() => betting.putDraft(play.id, quickPickOnDevice(play))}
        onSlip={onSlip}
        onAdd={() => add() && showToast(text('lotto.slip.added'))}
        onBet={() => (count === 0 || add()) && onSlip()}
      />
    </section>
  );
});

type ButtonsProps = {
  opened: OpenedHere;
  /** Null: nothing is chosen yet. */
  label: string | null;
  canBet: boolean;
  slipCount: number;
  onQuickPick: () => void;
  onSlip: () => void;
  onAdd: () => void;
  onBet: () => void;
};

/** Apart from the rest, since the clock redraws it several times a second. */
function BetButtons({ opened, label, canBet, ...actions }: ButtonsProps) {
  const text = useText();
  const isOpen = useLeftMs(opened) > 0;
  const hasSlip = actions.slipCount > 0;
  return (
    <BetActions
      {...actions}
      betLabel={
        !isOpen
          ? text('lotto.issue.closed')
          : (label ?? (hasSlip ? text('lotto.slip.title') : text('lotto.choose')))
      }
      canAdd={canBet}
      canBet={isOpen && (canBet || (hasSlip && label === null))}
    />
  );
}
