import type { SessionView } from '../platform/calls.ts';
import type { Site } from '../platform/parent.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './TopBar.module.css';

type Props = {
  title: string;
  /** Otherwise the stage shows it. */
  isTitleShown: boolean;
  session: SessionView;
  balance: string | null;
  site: Site;
};

/** The way out, the game's name and the balance, unless the surrounding site shows them. */
export function TopBar({ title, isTitleShown, session, balance, site }: Props) {
  const { showMoney } = useMoney();
  const text = useText();
  const { currency, depositUrl, lobbyUrl } = session;
  const isTrial = currency.symbol === '';
  function leave(): void {
    if (site.isFramed) site.tell({ kind: 'close' });
    else location.assign(lobbyUrl);
  }
  function deposit(): void {
    if (site.isFramed) site.tell({ kind: 'deposit' });
    else if (depositUrl) location.assign(depositUrl);
  }
  return (
    <header className={styles.bar}>
      <button className={styles.leave} type="button" aria-label={text('arcade.close')} onClick={leave}>
        <Glyph name="close" />
      </button>
      {isTitleShown ? <h1 className={styles.title}>{title}</h1> : <span className={styles.title} />}
      <div className={styles.money}>
        <span className={styles.label}>{text(isTrial ? 'arcade.trial' : 'arcade.balance')}</span>
        <strong className={styles.balance}>
          {balance === null ? text('arcade.balanceUnknown') : showMoney(balance, currency)}
        </strong>
      </div>
      {depositUrl && !isTrial && (
        <button
          className={styles.deposit}
          type="button"
          aria-label={text('arcade.deposit')}
          onClick={deposit}
        >
          <Glyph name="wallet" />
        </button>
      )}
    </header>
  );
}
