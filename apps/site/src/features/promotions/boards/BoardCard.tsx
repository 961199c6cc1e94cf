import type { Board, OwnPlace } from '@parlour/client';
import { buttonClass } from '@parlour/ui';
import clsx from 'clsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { OfferArt } from '../offers/OfferArt.tsx';
import { usePrizeWords } from '../usePrizeWords.ts';
import styles from './BoardCard.module.css';
import { BoardRules } from './BoardRules.tsx';
import { freeRanksOf, linesOf, podiumOf } from './boards.rules.ts';
import { useBoardText } from './boards-text.ts';

type Props = { board: Board; own: OwnPlace | null; isMember: boolean };

export function BoardCard({ board, own, isMember }: Props) {
  const text = useBoardText();
  const { soon } = useFormats();
  const { state, startsAt, endsAt, countedUntil } = board;
  return (
    <section className={styles.card} aria-label={board.title}>
      <OfferArt picture={board.picture} isLazy />
      <div className={styles.body}>
        <header className={styles.head}>
          <div className={styles.names}>
            <h2 className={styles.title}>{board.title}</h2>
            <p className={styles.measure}>{text(`boards.measure.${board.measure}`)}</p>
          </div>
          <span className={clsx(styles.state, styles[state])}>
            {text(`boards.state.${state}`, { when: soon(state === 'coming' ? startsAt : endsAt) })}
          </span>
        </header>
        {state !== 'coming' && <OwnLine board={board} own={own} isMember={isMember} />}
        <Places board={board} own={own} />
        {state === 'running' && (
          <p className={styles.counted}>{text('boards.counted', { when: soon(countedUntil) })}</p>
        )}
        <BoardRules board={board} />
      </div>
    </section>
  );
}

function useScoreWords({ measure, currency }: Board): (score: string) => string {
  const text = useBoardText();
  const { showRound } = useMoney();
  return (score) => (measure === 'stake' ? showRound(score, currency) : text('boards.times', { score }));
}

function OwnLine({ board, own, isMember }: Props) {
  const text = useBoardText();
  const scoreWords = useScoreWords(board);
  const login = useEntryPath('login');
  if (!isMember)
    return (
      <Link className={buttonClass({ kind: 'quiet' })} to={login}>
        {text('boards.guest')}
      </Link>
    );
  if (!own)
    return board.state === 'running' ? (
      <div className={styles.own}>
        <div>
          <p className={styles.ownTitle}>{text('boards.ownNone')}</p>
          <p className={styles.ownDetail}>{text('boards.ownNoneDetail')}</p>
        </div>
      </div>
    ) : null;
  return (
    <div className={styles.own}>
      <div>
        <p className={styles.ownDetail}>{text('boards.own')}</p>
        <p className={styles.ownRank}>{text('boards.rank', { rank: String(own.rank) })}</p>
      </div>
      <p className={styles.ownRank}>{scoreWords(own.score)}</p>
    </div>
  );
}

/** Who leads, and what each place wins; before it begins, the prizes alone. */
function Places({ board, own }: { board: Board; own: OwnPlace | null }) {
  const text = useBoardText();
  const scoreWords = useScoreWords(board);
  const prizeWords = usePrizeWords(board.currency);
  const { steps, rest } = podiumOf(linesOf(board, own));
  const free = board.state === 'paid' ? [] : freeRanksOf(board);
  return (
    <>
      {steps.length > 0 && (
        <ol className={styles.podium}>
          {steps.map(({ rank, name, score, prize, isOwn }) => (
            <li key={rank} className={clsx(styles.step, STEPS[rank - 1], isOwn && styles.isOwn)}>
              <Rank rank={rank} />
              <span className={styles.name}>{name}</span>
              <span className={styles.score}>{scoreWords(score)}</span>
              <span className={styles.prize}>{prize ? prizeWords(prize) : ''}</span>
            </li>
          ))}
        </ol>
      )}
      {rest.length > 0 && (
        <ol className={styles.places}>
          {rest.map(({ rank, name, score, prize, isOwn }) => (
            <li key={rank} className={clsx(styles.place, isOwn && styles.isOwn)}>
              <Rank rank={rank} />
              <span className={styles.name}>{name}</span>
              <span className={styles.score}>{scoreWords(score)}</span>
              <span className={styles.prize}>{prize ? prizeWords(prize) : ''}</span>
            </li>
          ))}
        </ol>
      )}
      {board.state === 'running' && board.places.length === 0 && (
        <p className={styles.counted}>{text('boards.empty')}</p>
      )}
      {free.length > 0 && (
        <ul className={styles.free}>
          {free.map(({ rank, prize }) => (
            <li key={rank} className={clsx(styles.open, prize.kind === 'goods' && styles.wide)}>
              <Rank rank={rank} />
              <span className={styles.prize}>{prizeWords(prize)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const STEPS = [styles.first, styles.second, styles.third];
const MEDALS = [styles.gold, styles.silver, styles.bronze];

function Rank({ rank }: { rank: number }) {
  return <span className={clsx(styles.rank, MEDALS[rank - 1])}>{rank}</span>;
}
