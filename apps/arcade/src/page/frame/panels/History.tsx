import { amountOf } from '@parlour/money';
import { Button, IconButton } from '@parlour/ui';
import { useState } from 'react';
import { fateOf } from '../../game/round.rules.ts';
import { errorKey, type RoundView } from '../../platform/calls.ts';
import { useMoney, useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';

/** As many as the session brings. */
const FIRST_PAGE = 30;

type Older = { rounds: RoundView[]; next: string | null };

/** Every round of this game, in pages, each with its proof. */
export function History(props: PanelProps) {
  const { session, calls } = props;
  const text = useText();
  const { history } = session;
  const [older, setOlder] = useState<Older>({
    rounds: [],
    next: history.length < FIRST_PAGE ? null : (history.at(-1)?.id ?? null),
  });
  const [failure, setFailure] = useState<ReturnType<typeof errorKey> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const rounds = [...history, ...older.rounds];
  if (rounds.length === 0) return <p className={styles.quiet}>{text('arcade.historyEmpty')}</p>;

  async function loadMore(before: string): Promise<void> {
    setLoading(true);
    try {
      const page = await calls.rounds(before);
      setOlder({ rounds: [...older.rounds, ...page.rounds], next: page.next });
      setFailure(null);
    } catch (error) {
      setFailure(errorKey(error));
    } finally {
      setLoading(false);
    }
  }

  const { next } = older;
  return (
    <>
      <ol className={styles.rounds}>
        {rounds.map((round) => (
          <PastRound key={round.id} round={round} {...props} />
        ))}
      </ol>
      {failure && (
        <p className={styles.bad} role="alert">
          {text(failure)}
        </p>
      )}
      {next && (
        <Button
          kind="quiet"
          label={text('arcade.more')}
          isDisabled={isLoading}
          onPress={() => void loadMore(next)}
        />
      )}
    </>
  );
}

function PastRound({ round, page, model, session, onPanel }: PanelProps & { round: RoundView }) {
  const { showMoney, showSigned } = useMoney();
  const text = useText();
  const { currency } = session;
  const { pick, seen, payout, staked, isOver, isFree } = round;
  const isWon = payout !== null && amountOf(payout) > 0n;
  const fate = fateOf(round);
  const outcome = fate
    ? text(fate)
    : isWon && payout !== null
      ? showSigned(payout, currency)
      : text('arcade.noWin');
  return (
    <li className={styles.round}>
      <span className={isWon ? styles.wonRow : styles.row}>
        {seen !== null && <page.Row pick={pick} seen={seen} model={model} isWon={isWon} />}
      </span>
      <span className={styles.figures}>
        <span>{isFree ? text('arcade.freeRound') : showMoney(staked, currency)}</span>
        <span className={isWon ? styles.won : styles.quiet}>{outcome}</span>
      </span>
      {isOver && seen !== null && (
        <>
          <IconButton
            icon="play"
            label={text('arcade.watchAgain')}
            onPress={() => onPanel({ kind: 'replay', round })}
          />
          <button className={styles.small} type="button" onClick={() => onPanel({ kind: 'verify', round })}>
            {text('arcade.verify')}
          </button>
        </>
      )}
    </li>
  );
}
