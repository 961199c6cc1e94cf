import { Button, buttonClass, EmptyArt, NoData, panel, Skeleton } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useJackpotText } from '../jackpot-text.ts';
import { useWinners } from './useWinners.ts';
import { WinnerRow } from './WinnerList.tsx';

/** The full board: up to a hundred wins. */
export function AllWinners() {
  const text = useText();
  const words = useJackpotText();
  const { winners, isFailed, reload } = useWinners();
  if (!winners)
    return isFailed ? <Button label={words('jackpot.again')} onPress={reload} /> : <Skeleton shape="tile" />;
  if (winners.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="trophy" />}
        title={text('games.winners.empty')}
        detail={text('games.winners.emptyDetail')}
      >
        <Link className={buttonClass()} to={ROUTES.games.path}>
          {words('jackpot.play')}
        </Link>
      </NoData>
    );
  return (
    <ul className={panel.panel}>
      {winners.map((winner) => (
        <li key={`${winner.at} ${winner.nodeId} ${winner.vo.winAmount} ${winner.vo.customerName}`}>
          <WinnerRow winner={winner} />
        </li>
      ))}
    </ul>
  );
}
