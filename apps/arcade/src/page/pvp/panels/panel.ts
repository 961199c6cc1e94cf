import type { CardTableView } from '../../../card-tables/card-wire.ts';
import type { SessionView } from '../../platform/calls.ts';
import type { CardCalls } from '../card-calls.ts';
import type { CardGamePage } from '../card-game-page.ts';
import type { TableMoney } from '../table-money.ts';
import type { Sitting } from '../useSitting.ts';

/** What is open over a table. */
export type TablePanel = 'menu' | 'hands' | 'rules' | 'topUp' | 'leave' | 'fairness';

export type PanelProps = {
  panel: TablePanel;
  page: CardGamePage;
  calls: CardCalls;
  session: SessionView;
  balance: string | null;
  view: CardTableView;
  money: TableMoney;
  sitting: Sitting;
  onPanel: (panel: TablePanel | null) => void;
  onLobby: () => void;
};
