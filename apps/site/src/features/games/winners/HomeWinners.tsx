import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useJackpotText } from '../jackpot-text.ts';
import styles from './HomeWinners.module.css';
import { useWinners } from './useWinners.ts';
import { WinnerList } from './WinnerList.tsx';

/** The winner board on home; hidden until somebody has won. */
export default function HomeWinners() {
  const text = useJackpotText();
  const { winners } = useWinners();
  if (!winners || winners.length === 0) return null;
  return (
    <div>
      <WinnerList title={text('jackpot.winners.title')} winners={winners} rows="three" />
      <Link className={styles.all} to={ROUTES.winnerBoard.path}>
        {text('jackpot.winners.all')}
      </Link>
    </div>
  );
}
