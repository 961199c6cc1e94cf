import type { JsonObject, Sheet } from '@parlour/game-rules';
import { currencyOf } from '@parlour/money';
import { arcadePanelsTexts } from '@parlour/texts/load/arcade-panels';
import { Dialog, IconButton } from '@parlour/ui';
import { maskOf, type TableBets } from '../../tables/table-state.ts';
import styles from '../frame/panels/Panels.module.css';
import type { AnyMechanicPage, PastRound } from '../game/mechanic-page.ts';
import { SpokenProvider, useSpoken, useSpokenWith } from '../platform/texts.tsx';
import { Road } from './Road.tsx';
import { bigRoad, derivedRoad, toColumns } from './roads.ts';
import counts from './Statistics.module.css';

type Props = {
  page: AnyMechanicPage;
  model: { sheet: Sheet };
  /** The newest first. */
  past: readonly PastRound<JsonObject, JsonObject>[];
  bets: TableBets;
  /** The player's own bet, as the table shows it. */
  own: string | null;
  onClose: () => void;
};

const DERIVED = [
  { back: 1, name: 'arcade.live.bigEye', shape: 'ring' },
  { back: 2, name: 'arcade.live.smallRoad', shape: 'disc' },
  { back: 3, name: 'arcade.live.cockroach', shape: 'slash' },
] as const;

/** What came at the table lately: how often, and for two sides the roads that tables keep. */
export default function Statistics(props: Props) {
  return (
    <SpokenProvider value={useSpokenWith(arcadePanelsTexts)}>
      <Sheets {...props} />
    </SpokenProvider>
  );
}

function Sheets({ page, model, past, bets, own, onClose }: Props) {
  const spoken = useSpoken();
  const { text, money } = spoken;
  const title = text('arcade.live.statistics');
  const { road } = page;
  const columns = road ? bigRoad(past.toReversed().map(({ seen }) => road(seen))) : [];
  return (
    <Dialog label={title} kind="bottom" onClose={onClose}>
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton icon="close" label={text('arcade.closePanel')} onPress={close} />
          </div>
          {bets.count > 0 && (
            <>
              <h3 className={styles.heading}>{text('arcade.live.bets', { count: bets.count })}</h3>
              <ul className={counts.players}>
                {bets.list.map(({ id, stake, currency }) => (
                  <li key={id} className={counts.player}>
                    <span className={counts.who}>
                      {id === own ? text('arcade.live.you') : `·${maskOf(id)}`}
                    </span>
                    {money.showMoney(stake, currencyOf(currency))}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={styles.quiet}>{text('arcade.live.rounds', { count: past.length })}</p>
          <ul className={counts.list}>
            {listCounts().map(({ name, count }) => (
              <li key={name} className={counts.count}>
                <span>{name}</span>
                <progress className={counts.bar} max={past.length} value={count} aria-label={name} />
                <strong className={counts.figure}>{count}</strong>
              </li>
            ))}
          </ul>
          {road && (
            <>
              <Road
                name={text('arcade.live.bigRoad')}
                columns={columns.map((marks) => marks.map(({ side, ties }) => ({ tone: side, ties })))}
                shape="ring"
              />
              {DERIVED.map(({ back, name, shape }) => (
                <Road
                  key={back}
                  name={text(name)}
                  columns={toColumns(derivedRoad(columns, back)).map((marks) =>
                    marks.map((tone) => ({ tone, ties: 0 })),
                  )}
                  shape={shape}
                />
              ))}
              <p className={styles.quiet}>{text('arcade.live.roadsNote')}</p>
            </>
          )}
        </div>
      )}
    </Dialog>
  );

  /** The most frequent first. */
  function listCounts(): { name: string; count: number }[] {
    const known = new Map<string, number>();
    for (const { seen } of past)
      for (const name of page.marks?.(spoken, { seen, model }) ?? [])
        known.set(name, (known.get(name) ?? 0) + 1);
    return [...known].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
  }
}
