import type { LotteryTerms } from '@parlour/client';
import { ORDER_ITEMS_MAX } from '@parlour/contract/values/lottery.rules';
import { type Play, writeSelection } from '@parlour/lottery-rules';
import { readDecimal, writeDecimal } from '@parlour/money';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import { showToast } from '../../../platform/toast.store.ts';
import { useAfterFrame } from '../../../platform/useAfterFrame.ts';
import {
  type Bet,
  type Draft,
  isEmpty,
  readDraft,
  type StakeChoice,
  stakeLimitOn,
  stakeOfBets,
} from '../bet.rules.ts';
import { useBetting, useDrafts } from '../betting.store.ts';
import { splitByLimits } from '../limits.rules.ts';
import { readLastBets } from '../placing/last-bets.ts';
import type { SkinProps } from '../skin.ts';
import { WinUpTo } from '../win/WinUpTo.tsx';
import { BallBoard } from './BallBoard.tsx';
import styles from './BoardBet.module.css';
import { BoardFoot } from './BoardFoot.tsx';
import { amountChips, choiceOfAmount } from './board.rules.ts';
import { type Board, useBoard } from './board.ts';
import { DiceBoard } from './DiceBoard.tsx';
import { KenoBoard } from './KenoBoard.tsx';
import { Lucky28Board } from './Lucky28Board.tsx';
import { MarkSixBoard } from './MarkSixBoard.tsx';
import { PadBoard } from './PadBoard.tsx';
import { RacingBoard } from './RacingBoard.tsx';
import { VietnamBoard } from './VietnamBoard.tsx';

/** The slip, the chase and the order load when they are opened. */
const SlipSheet = lazy(() => import('../slip/SlipSheet.tsx'));

/** The board of fixed odds: tap what to bet on, one amount for all of it. */
export default function BoardBet({ game, terms, opened, onTermsChanged }: SkinProps) {
  const text = useText();
  const { showMoney } = useMoney();
  const currency = useCurrency();
  const board = useBoard(game, terms);
  const { plays } = board;
  const betting = useBetting(board.key, terms);
  const chips = amountChips(terms);
  const [amount, setAmount] = useState(chips[1] ?? '1');
  const [isSlipOpen, setSlipOpen] = useState(false);
  const choice = useMemo(() => choiceOfAmount(readDecimal(amount) ?? 0n, terms), [amount, terms]);
  // The cell that was tapped is drawn first, what it comes to right after.
  const drafts = useAfterFrame(useDrafts(board.key));
  const bets = useMemo(() => readBets(plays, drafts, { choice, terms }), [plays, drafts, choice, terms]);
  const count = bets.reduce((sum, bet) => sum + bet.count, 0);
  const limit = stakeLimitOn(bets, terms);
  const repeatable = () => readLastBets(game.gameId, plays, null);
  const toSlip = () => {
    const now = readBets(plays, betting.drafts(), { choice, terms });
    if (betting.slip.length + now.length > ORDER_ITEMS_MAX) {
      showToast(text('lotto.slip.full', { count: ORDER_ITEMS_MAX }));
      return;
    }
    betting.addBets(now);
    betting.clearDrafts();
    setSlipOpen(true);
  };
  return (
    <>
      <div className={styles.board}>
        <FamilyBoard board={board} terms={terms} choice={choice} />
      </div>
      <BoardFoot
        amount={amount}
        chips={chips}
        amountNote={
          choice === null
            ? text('lotto.board.amountWrong')
            : limit !== null
              ? text('lotto.stake.limit', { limit: showMoney(limit, currency) })
              : null
        }
        opened={opened}
        count={count}
        winUpTo={<WinUpTo familyId={game.gameGroupId} bets={bets} terms={terms} />}
        slipCount={betting.slip.length}
        betLabel={
          count > 0
            ? text('lotto.bet', { amount: showMoney(writeDecimal(stakeOfBets(bets, terms)), currency) })
            : null
        }
        hasDraft={Object.values(drafts).some((draft) => !isEmpty(draft))}
        onAmount={setAmount}
        onClear={betting.clearDrafts}
        onSlip={() => setSlipOpen(true)}
        onBet={toSlip}
      />
      {isSlipOpen && (
        <Suspense>
          <SlipSheet
            game={game}
            playType="ent"
            draw={board.family.draw}
            terms={terms}
            opened={opened}
            bets={betting.slip}
            canRepeat={repeatable().length > 0}
            onRepeat={() => betting.addBets(repeatable())}
            onEdit={null}
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

type Reading = { choice: StakeChoice | null; terms: LotteryTerms };

/** A bet for each play on which something whole is chosen. */
function readBets(
  plays: readonly Play[],
  drafts: Readonly<Record<string, Draft>>,
  { choice, terms }: Reading,
): Bet[] {
  if (!choice) return [];
  return plays.flatMap((play) => {
    const draft = drafts[play.id];
    if (!draft || isEmpty(draft)) return [];
    const reading = readDraft(play, draft);
    if (!reading.ok) return [];
    const bet = { play, selection: writeSelection(play, reading.selection), count: reading.count, choice };
    return splitByLimits(terms, bet);
  });
}

type FamilyProps = { board: Board; terms: LotteryTerms; choice: StakeChoice | null };

/** Redrawn when another amount is chosen, and not at every tap. */
const FamilyBoard = memo(function FamilyBoard({ board, terms, choice }: FamilyProps) {
  switch (board.familyId) {
    case 'pk10':
      return <RacingBoard board={board} />;
    case 'k3':
      return <DiceBoard board={board} />;
    case 'lucky28':
      return <Lucky28Board board={board} />;
    case 'marksix':
      return <MarkSixBoard board={board} year={terms.settings.year} />;
    case 'keno':
      return <KenoBoard board={board} />;
    case 'vietnamNorth':
    case 'vietnamSouth':
    case 'vietnamCentral':
      return <VietnamBoard board={board} choice={choice} />;
    case 'thai':
    case 'yeekee':
    case 'fourd':
      return <PadBoard board={board} />;
    default:
      return <BallBoard board={board} />;
  }
});
