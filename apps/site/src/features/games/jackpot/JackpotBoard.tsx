import { Button, buttonClass, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { brandArtPath } from '../../../platform/device/images.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { useJackpotText } from '../jackpot-text.ts';
import { useWinners } from '../winners/useWinners.ts';
import { WinnerList } from '../winners/WinnerList.tsx';
import { DrawChecks } from './DrawChecks.tsx';
import styles from './JackpotBoard.module.css';
import { JackpotTitles } from './JackpotTitles.tsx';
import { RollingNumber } from './RollingNumber.tsx';
import { type Jackpot, useJackpot } from './useJackpot.ts';

/** Specification section 2, "Jackpot page". */
export function JackpotBoard() {
  const text = useText();
  const words = useJackpotText();
  const { jackpot, amount, isFailed, reload } = useJackpot();
  const { winners } = useWinners();
  if (!jackpot)
    return isFailed ? (
      <NoData
        art={<EmptyArt icon="trophy" />}
        title={words('jackpot.failed')}
        detail={text('games.jackpot.emptyDetail')}
      >
        <Button label={words('jackpot.again')} onPress={reload} />
      </NoData>
    ) : (
      <Skeleton shape="tile" />
    );
  return (
    <>
      {jackpot.mode === 'none' || amount === null ? (
        <NoData
          art={<EmptyArt icon="trophy" />}
          title={text('games.jackpot.empty')}
          detail={text('games.jackpot.emptyDetail')}
        >
          <Link className={buttonClass()} to={ROUTES.games.path}>
            {words('jackpot.play')}
          </Link>
        </NoData>
      ) : (
        <Figure jackpot={jackpot} amount={amount} />
      )}
      {jackpot.titles.length > 0 && <JackpotTitles titles={jackpot.titles} />}
      {winners && winners.length > 0 && (
        <WinnerList title={words('jackpot.winners.title')} winners={winners} rows="five" />
      )}
      {jackpot.mode === 'pool' && <DrawChecks coming={jackpot.coming} currency={jackpot.currency} />}
    </>
  );
}

function Figure({ jackpot, amount }: { jackpot: Jackpot; amount: string }) {
  const { showMoney } = useMoney();
  const words = useJackpotText();
  const { imageUrl } = useSite();
  const { mui } = useBrand();
  const { mode, currency } = jackpot;
  return (
    <section className={styles.figure} aria-label={words('jackpot.pool')}>
      <div className={styles.top}>
        <img
          className={styles.picture}
          src={imageUrl(brandArtPath(mui, 'banner-jackpot.svg'))}
          alt=""
          width="360"
          height="150"
        />
        <p className={styles.caption}>
          {words(mode === 'illustration' ? 'jackpot.illustration' : 'jackpot.pool')}
        </p>
        <p className={styles.amount}>
          <RollingNumber value={showMoney(amount, currency)} />
        </p>
      </div>
      <div className={styles.bottom}>
        {mode === 'illustration' ? (
          <p className={styles.words}>{words('jackpot.illustrationDetail')}</p>
        ) : (
          <Terms jackpot={jackpot} />
        )}
        <Link className={buttonClass()} to={ROUTES.slots.path}>
          {words('jackpot.play')}
        </Link>
      </div>
    </section>
  );
}

function Terms({ jackpot: { contributionPercent, lastWin } }: { jackpot: Jackpot }) {
  const { showMoney, showPercent } = useMoney();
  const words = useJackpotText();
  return (
    <div className={styles.words}>
      {contributionPercent !== null && (
        <p>
          {words('jackpot.grows', { percent: showPercent(contributionPercent) })} {words('jackpot.chance')}
        </p>
      )}
      <p className={styles.last}>
        {lastWin
          ? words('jackpot.lastWin', {
              name: lastWin.vo.customerName,
              game: lastWin.vo.gameName,
              amount: showMoney(lastWin.vo.winAmount, lastWin.currency),
            })
          : words('jackpot.neverWon')}
      </p>
    </div>
  );
}
