import { type Fraction, fraction } from '@parlour/exact';
import { PAYING_SYMBOLS, SCATTER, type SlotsModel } from '@parlour/game-rules/slots/model';
import { costOf, type SlotPick } from '@parlour/game-rules/slots/pick';
import { useLook } from '../../platform/look.ts';
import { useSpoken } from '../../platform/texts.tsx';
import { SymbolPicture } from '../SymbolPicture.tsx';
import { nameSymbol } from '../words.ts';
import styles from './Info.module.css';
import { Lines } from './Lines.tsx';

type Props = { model: SlotsModel; pick: SlotPick; showPays: (factor: Fraction) => string };
type Pay = { count: string; coins: number };

/** What every symbol pays at the present bet, the highest first, and where the lines run. */
export function SlotPays({ model, pick, showPays }: Props) {
  const spoken = useSpoken();
  const { theme } = useLook();
  const show = (coins: number) => showPays(fraction(coins, costOf(pick, model)));
  const symbols = Array.from({ length: PAYING_SYMBOLS }, (_, symbol) => symbol);
  return (
    <>
      <ul className={styles.symbols}>
        {symbols.map((symbol) => card(symbol, paysOf(symbol)))}
        {model.scatter && card(SCATTER, scatterPays(model.scatter.pays))}
        {model.hold && card(SCATTER, coinPays())}
      </ul>
      {model.lines && <Lines model={model} lines={model.lines} />}
    </>
  );

  function card(symbol: number, pays: readonly Pay[]) {
    const name = nameSymbol(spoken, symbol, { theme, model });
    return (
      <li key={symbol} className={styles.card}>
        <SymbolPicture symbol={symbol} model={model} className={styles.picture} />
        <div>
          <span className={styles.name}>{name}</span>
          <dl className={styles.pays}>
            {pays.map(({ count, coins }) => (
              <div key={`${count}:${coins}`}>
                <dt>{count}</dt>
                <dd>{show(coins)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </li>
    );
  }

  /** From the most symbols down; where a column holds for more than one number, up to the next. */
  function paysOf(symbol: number): Pay[] {
    const { counts, pays, by } = model;
    const isExact = by === 'lines' || by === 'ways';
    return counts
      .map((least, column) => {
        const next = counts[column + 1];
        const range =
          next === undefined ? `${least}+` : next - 1 > least ? `${least}–${next - 1}` : `${least}`;
        return { count: isExact ? `${least}` : range, coins: pays[symbol]?.[column] ?? 0 };
      })
      .filter(({ coins }) => coins > 0)
      .reverse();
  }

  function scatterPays(pays: readonly number[]): Pay[] {
    return pays
      .map((coins, count) => ({ count: `${count}`, coins }))
      .filter(({ coins }) => coins > 0)
      .reverse();
  }

  /** What one coin may be worth. */
  function coinPays(): Pay[] {
    return (model.hold?.values ?? []).map(([coins]) => ({ count: '1', coins })).reverse();
  }
}
