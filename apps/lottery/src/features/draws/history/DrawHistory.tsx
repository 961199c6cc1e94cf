import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Button, EmptyArt, FormMessage, Icon, NoData, panel, Skeleton, TextField } from '@parlour/ui';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../platform/texts.ts';
import { useDrawText } from '../draw-text.ts';
import { ResultBalls } from '../results/ResultBalls.tsx';
import styles from './DrawHistory.module.css';
import { type PastIssue, useResults } from './useResults.ts';

type Props = {
  gameId: string;
  onVerify: (numero: string) => void;
  /** What stands in its place when the first answer did not come; the page knows whether there is such a lottery. */
  missing: (onRetry: () => void) => ReactNode;
};

const ROWS_WAITING = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Past draws with their results, of every day or of one; each leads to its verification. */
export function DrawHistory({ gameId, onVerify, missing }: Props) {
  const text = useDrawText();
  const [day, setDay] = useState<string | null>(null);
  return (
    <div className={styles.history}>
      <TextField
        type="date"
        label={text('draws.history.day')}
        value={day ?? ''}
        onChange={(chosen) => setDay(chosen || null)}
      />
      <Draws key={day} gameId={gameId} day={day} onVerify={onVerify} missing={missing} />
    </div>
  );
}

function Draws({ gameId, day, onVerify, missing }: Props & { day: string | null }) {
  const text = useDrawText();
  const { family, issues, isLoading, isFailed, reload, hasMore, more } = useResults({ gameId, day });
  if (!issues || !family) return isFailed ? missing(reload) : <Waiting />;
  if (issues.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="ticket" />}
        title={text(day ? 'draws.history.emptyDay' : 'draws.history.empty')}
        detail={text(day ? 'draws.history.emptyDayDetail' : 'draws.history.emptyDetail')}
      />
    );
  return (
    <>
      <ul className={panel.panel}>
        {issues.map((issue) => (
          <li key={issue.numero} className={styles.item}>
            <DrawRow issue={issue} family={family} onVerify={onVerify} />
          </li>
        ))}
      </ul>
      {isFailed && <Failed onRetry={more} />}
      {hasMore && !isFailed && (
        <Button kind="quiet" label={text('draws.history.more')} isDisabled={isLoading} onPress={more} />
      )}
      {!hasMore && <p className={styles.end}>{text('draws.history.end')}</p>}
    </>
  );
}

type RowProps = { issue: PastIssue; family: LotteryFamily; onVerify: (numero: string) => void };

function DrawRow({ issue, family, onVerify }: RowProps) {
  const text = useDrawText();
  const { soon } = useFormats();
  const { numero, result, state, drawsAt } = issue;
  return (
    <button className={clsx(styles.row, panel.link)} type="button" onClick={() => onVerify(numero)}>
      <span className={styles.unseen}>{text('draws.history.verify', { numero })}</span>
      <span className={styles.head}>
        <span className={styles.numero} aria-hidden="true">
          {numero}
        </span>
        <span className={styles.time}>{soon(drawsAt)}</span>
        <span className={styles.end}>
          <Icon name="shield" />
        </span>
      </span>
      {result ? (
        <ResultBalls family={family} result={result} size="compact" numero={numero} />
      ) : (
        <span className={styles.note}>
          {text(state === 'void' ? 'draws.history.void' : 'draws.history.pending')}
        </span>
      )}
    </button>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useDrawText();
  return (
    <div className={styles.history}>
      <FormMessage words={text('trends.failed')} />
      <Button kind="quiet" icon="reload" label={text('trends.retry')} onPress={onRetry} />
    </div>
  );
}

function Waiting() {
  const text = useDrawText();
  return (
    <div aria-busy="true">
      <p className={styles.unseen}>{text('trends.loading')}</p>
      <ul className={panel.panel} aria-hidden="true">
        {ROWS_WAITING.map((row) => (
          <li key={row} className={styles.waiting}>
            <Skeleton />
            <Skeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
