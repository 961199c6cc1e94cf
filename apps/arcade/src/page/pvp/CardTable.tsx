import { lazy, Suspense, useState } from 'react';
import styles from '../frame/Frame.module.css';
import { Waiting } from '../frame/Waiting.tsx';
import type { Boot } from '../platform/boot.ts';
import type { SessionView } from '../platform/calls.ts';
import { useSpoken } from '../platform/texts.tsx';
import type { CardCalls } from './card-calls.ts';
import type { CardGamePage } from './card-game-page.ts';
import type { TablePanel } from './panels/panel.ts';
import { seatName } from './seat-name.ts';
import { Dock } from './table/Dock.tsx';
import { TableHead } from './table/TableHead.tsx';
import { TableScene } from './table/TableScene.tsx';
import { Telling } from './table/Telling.tsx';
import { tableMoney } from './table-money.ts';
import { useActing } from './useActing.ts';
import { useCardTable } from './useCardTable.ts';
import { useHandSeed } from './useHandSeed.ts';
import type { Sitting } from './useSitting.ts';
import { useStages } from './useStages.ts';

const TablePanels = lazy(() => import('./panels/TablePanels.tsx'));

type Props = {
  tableId: string;
  boot: Boot;
  page: CardGamePage;
  calls: CardCalls;
  session: SessionView;
  balance: string | null;
  sitting: Sitting;
  /** The seat is the last one's who looked: opens the sheet to buy in. */
  onSit: () => void;
  onLobby: () => void;
};

/** A table, from one's seat or beside it. */
export function CardTable({ tableId, boot, page, calls, session, balance, sitting, onSit, onLobby }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  const { view, isLost, refused } = useCardTable(tableId, boot);
  const hand = view?.hand ?? null;
  const you = view?.you ?? null;
  const acting = useActing(hand, calls);
  const { game, isStaged } = useStages(hand, page);
  const [panel, setPanel] = useState<TablePanel | null>(null);
  useHandSeed(hand, { you, calls });

  if (refused) return <Waiting error="arcade.pvp.tableGone" onRetry={onLobby} />;
  if (!view) return <Waiting error={null} onRetry={onLobby} />;
  const { table, seats } = view;
  const money = tableMoney(spoken.money, { currency: session.currency, table });
  const isOver = hand?.phase === 'over' && !isStaged;
  const isDealt = hand !== null && hand.phase !== 'seeding' && game !== null;
  const own = seats.find(({ isYou }) => isYou) ?? null;
  const isTurn = you !== null && hand?.turn?.seat === you && !isStaged;
  const mayAct = isTurn || (you !== null && (hand?.interrupting.includes(you) ?? false));
  const nameOf = (seat: number) => {
    const found = seats.find((each) => each.seat === seat);
    return found ? seatName(text, found) : String(seat + 1);
  };
  const given = isDealt ? { game, you, table, money, isOver } : null;
  const played = given && {
    ...given,
    isAsking: acting.isAsking,
    isTurn: mayAct && !isLost,
    onAct: (action: Parameters<typeof acting.act>[0]) => void acting.act(action),
  };
  const isIn = isDealt && page.seatsOf(spoken, { game, you, money }).some(({ seat }) => seat === you);
  return (
    <main className={styles.game}>
      <div className={styles.hall}>
        <TableHead {...{ table, money, hand, page }} onLobby={onLobby} onMenu={() => setPanel('menu')} />
        <TableScene
          {...{ table, seats, you, money }}
          scenes={isDealt ? page.seatsOf(spoken, { game, you, money }) : []}
          button={view.button}
          turn={isStaged ? null : (hand?.turn ?? null)}
          middle={given && <page.Middle {...given} />}
          own={played && isIn && <page.Own key={hand?.id} {...played} />}
          isHandWide={page.isHandWide === true}
          onSit={you === null && !table.isAssigned ? onSit : null}
        />
      </div>
      <Dock
        {...{ view, money, nameOf, isLost, isTurn, own, isOver }}
        error={acting.error ?? sitting.error}
        sitting={sitting}
        onSit={onSit}
        onTopUp={() => setPanel('topUp')}
        actions={
          played && isIn && mayAct && <page.Actions key={`${hand?.id} ${hand?.actions}`} {...played} />
        }
      />
      <Telling {...{ page, hand, game: isDealt ? game : null, money, nameOf, you, isTurn }} />
      <Suspense fallback={null}>
        {panel && (
          <TablePanels
            {...{ panel, boot, page, calls, session, balance, view, money, sitting }}
            onPanel={setPanel}
            onLobby={onLobby}
          />
        )}
      </Suspense>
    </main>
  );
}
