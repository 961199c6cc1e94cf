import type { Lottery, LotteryTerms } from '@parlour/client';
import type { PlayType } from '@parlour/contract/values/lottery';
import type { Draw } from '@parlour/lottery-rules';
import { writeDecimal } from '@parlour/money';
import { Button, EmptyArt, NoData } from '@parlour/ui';
import { useState } from 'react';
import { clockForm, type OpenedHere, shortNumero } from '../../../parts/issue/issue.rules.ts';
import { useLeftMs } from '../../../parts/issue/useOpened.ts';
import { Sheet } from '../../../parts/layout/Sheet.tsx';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import { type Issues, issuesFrom, stakeOver } from '../bet.rules.ts';
import type { SlipBet } from '../betting.store.ts';
import { ChasePlanner } from '../chase/ChasePlanner.tsx';
import { Placed } from '../placing/Placed.tsx';
import { PlacingNote } from '../placing/PlacingNote.tsx';
import { usePlaceOrder } from '../placing/usePlaceOrder.ts';
import { WinUpTo } from '../win/WinUpTo.tsx';
import { SlipList } from './SlipList.tsx';
import styles from './SlipSheet.module.css';

type Props = {
  game: Lottery;
  playType: PlayType;
  draw: Draw;
  terms: LotteryTerms;
  opened: OpenedHere;
  bets: readonly SlipBet[];
  canRepeat: boolean;
  onRepeat: () => void;
  onEdit: ((bet: SlipBet) => void) | null;
  onRemove: (id: number) => void;
  onClear: () => void;
  onTermsChanged: () => void;
  onClose: () => void;
};

/** The slip: what is bought, for which draw and for how much, before anything is paid. */
export default function SlipSheet(props: Props) {
  const { game, playType, draw, terms, opened, bets, onClear, onClose } = props;
  const text = useText();
  const { showMoney } = useMoney();
  const currency = useCurrency();
  const left = useLeftMs(opened);
  const { state, place } = usePlaceOrder({ game, playType, terms, onTermsChanged: props.onTermsChanged });
  const [chase, setChase] = useState<Chosen | null>(null);
  const [isPlanning, setPlanning] = useState(false);
  const { current } = opened;
  // The sheet may stay open over a close: what has closed is neither bought nor counted.
  const issues: Issues =
    chase && current
      ? issuesFrom(chase.issues, current.numero)
      : current
        ? [{ numero: current.numero, multiple: 1 }]
        : [];
  if (state.kind === 'placed')
    return (
      <Sheet title={text('lotto.slip.title')} onClose={onClose}>
        {(close) => <Placed order={state.order} onDone={close} />}
      </Sheet>
    );
  if (bets.length === 0)
    return (
      <Sheet title={text('lotto.slip.title')} onClose={onClose}>
        <NoData
          art={<EmptyArt icon="receipt" />}
          title={text('lotto.slip.empty')}
          detail={text('lotto.slip.emptyDetail')}
        >
          {props.canRepeat && (
            <Button kind="quiet" icon="reload" label={text('lotto.slip.repeat')} onPress={props.onRepeat} />
          )}
        </NoData>
      </Sheet>
    );
  if (isPlanning)
    return (
      <ChasePlanner
        gameId={game.gameId}
        terms={terms}
        bets={bets}
        onChosen={(chosen) => {
          setChase(chosen);
          setPlanning(false);
        }}
        onClose={() => setPlanning(false)}
      />
    );
  const total = showMoney(writeDecimal(stakeOver(bets, issues, terms)), currency);
  const send = async () => {
    if (await place(bets, issues, chase?.stopsOnWin ?? false)) onClear();
  };
  return (
    <Sheet
      title={text('lotto.slip.title')}
      onClose={onClose}
      foot={
        <>
          {state.kind === 'refused' && <PlacingNote refused={state.refused} />}
          <div className={styles.total}>
            <span>
              {chase
                ? text('lotto.chase.total', { count: issues.length })
                : text('lotto.slip.total', { numero: current ? shortNumero(current.numero) : '' })}
              <span className={styles.clock}>{clockForm(left)}</span>
            </span>
            <strong className={styles.amount}>{total}</strong>
          </div>
          {!chase && (
            <p className={styles.win}>
              <WinUpTo familyId={game.gameGroupId} bets={bets} terms={terms} />
            </p>
          )}
          <Button
            label={left > 0 ? text('lotto.slip.place', { amount: total }) : text('lotto.issue.closed')}
            isDisabled={state.kind === 'sending' || left === 0}
            onPress={() => void send()}
          />
        </>
      }
    >
      <SlipList bets={bets} draw={draw} terms={terms} onEdit={props.onEdit} onRemove={props.onRemove} />
      <div className={styles.tools}>
        <Button
          kind="quiet"
          size="small"
          icon="chart"
          label={chase ? text('lotto.chase.change') : text('lotto.chase.title')}
          onPress={() => setPlanning(true)}
        />
        {chase && (
          <Button kind="quiet" size="small" label={text('lotto.chase.drop')} onPress={() => setChase(null)} />
        )}
        <Button kind="quiet" size="small" label={text('lotto.slip.clear')} onPress={onClear} />
      </div>
      <p className={styles.caps}>
        {text('lotto.slip.caps', {
          most: showMoney(terms.caps.perIssue, currency),
          single: showMoney(terms.caps.singlePick, currency),
          bets: terms.caps.singlePickBets,
        })}{' '}
        {text('lotto.stake.limit', { limit: showMoney(terms.stakeMax, currency) })}
      </p>
    </Sheet>
  );
}

type Chosen = { issues: Issues; stopsOnWin: boolean };
