import { amountOf } from '@parlour/money';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import frame from '../../frame/Frame.module.css';
import { TopBar } from '../../frame/TopBar.tsx';
import type { Boot } from '../../platform/boot.ts';
import type { SessionView } from '../../platform/calls.ts';
import type { Site } from '../../platform/parent.ts';
import { useSpoken } from '../../platform/texts.tsx';
import type { CardGamePage } from '../card-game-page.ts';
import { tableMoney } from '../table-money.ts';
import { tellStake } from '../tell-stake.ts';
import type { Sitting } from '../useSitting.ts';
import styles from './Lobby.module.css';
import { LobbyScene } from './LobbyScene.tsx';
import { quickRow } from './quick-row.ts';
import { TableRow } from './TableRow.tsx';

type Props = {
  boot: Boot;
  page: CardGamePage;
  session: SessionView;
  balance: string | null;
  site: Site;
  sitting: Sitting;
  onWatch: (table: CardTableRow) => void;
  onReturn: (tableId: string) => void;
  onSit: (table: CardTableRow) => void;
};

/** All tables of the game by their stakes, where one sits already, and what sitting down does to one's balance. */
export function Lobby({ boot, page, session, balance, site, sitting, onWatch, onReturn, onSit }: Props) {
  const spoken = useSpoken();
  const { text, money } = spoken;
  const { tables } = sitting.lobby;
  const seat = sitting.sitting;
  const forMoney = tables.filter(({ isPractice }) => !isPractice);
  const practice = tables.filter(({ isPractice }) => isPractice);
  const quick = quickRow(forMoney, balance === null ? null : amountOf(balance));
  const showMoney = (decimal: string) => money.showMoney(decimal, session.currency);
  const given = { page, session, isSeated: seat !== null };
  const seatMoney =
    seat &&
    tableMoney(money, { currency: session.currency, table: { chip: '1', isPractice: seat.isPractice } });
  return (
    <main className={frame.game}>
      <div className={styles.hall}>
        {!site.hasBar && (
          <TopBar title={boot.title} isTitleShown session={session} balance={balance} site={site} />
        )}
        <LobbyScene title={site.hasBar ? boot.title : null} />
      </div>
      <div className={styles.list}>
        {seat && seatMoney && (
          <button className={styles.back} type="button" onClick={() => onReturn(seat.tableId)}>
            <span className={styles.backText}>
              <strong>{text('arcade.pvp.return')}</strong>
              <span>{text('arcade.pvp.returnDetail', { amount: seatMoney.show(amountOf(seat.stack)) })}</span>
            </span>
            <span className={styles.arrow} aria-hidden="true">
              {'›'}
            </span>
          </button>
        )}
        {!seat && (
          <div className={styles.ways}>
            {quick && (
              <button className={styles.quick} type="button" onClick={() => onSit(quick)}>
                <strong>{text('arcade.pvp.quick')}</strong>
                <span>
                  {text('arcade.pvp.quickDetail', {
                    stake: tellStake(spoken, { table: quick, page, show: showMoney }),
                  })}
                </span>
              </button>
            )}
            {practice[0] && (
              <button className={styles.try} type="button" onClick={() => practice[0] && onSit(practice[0])}>
                <strong>{text('arcade.pvp.practice')}</strong>
                <span>{text('arcade.pvp.practiceShort')}</span>
              </button>
            )}
          </div>
        )}
        <section className={styles.group}>
          <h2 className={styles.heading}>{text('arcade.pvp.tables')}</h2>
          {forMoney.length === 0 && <p className={styles.note}>{text('arcade.pvp.noTables')}</p>}
          {forMoney.map((table) => (
            <TableRow key={table.id} {...given} table={table} onWatch={onWatch} onSit={onSit} />
          ))}
        </section>
        {practice.length > 0 && (
          <section className={styles.group}>
            <h2 className={styles.heading}>{text('arcade.pvp.practiceTables')}</h2>
            <p className={styles.note}>{text('arcade.pvp.practiceNote')}</p>
            {practice.map((table) => (
              <TableRow key={table.id} {...given} table={table} onWatch={onWatch} onSit={onSit} />
            ))}
          </section>
        )}
        <section className={styles.facts}>
          <p>{text('arcade.pvp.sittingNote')}</p>
          <p>{text('arcade.pvp.noHouse')}</p>
        </section>
      </div>
    </main>
  );
}
