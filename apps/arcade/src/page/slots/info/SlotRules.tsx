import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { useSpoken } from '../../platform/texts.tsx';
import { oneIn, showCount, tellWays } from '../words.ts';
import styles from './Info.module.css';
import { rulesInWords } from './rules-in-words.ts';

/** How a machine pays and what its features do, and the figures that are known of it. */
export function SlotRules({ model, canBuy }: { model: SlotsModel; canBuy: boolean }) {
  const spoken = useSpoken();
  const { text, money, showFigure } = spoken;
  const { hitRate, featureOneIn, returns, boughtReturn, mostOneIn } = model.figures;
  const percent = (share: string) => text('arcade.rtpValue', { percent: money.showPercent(share) });
  const once = (figure: string) => text('arcade.slots.oneIn', { one: 1, figure });
  const facts = [
    { name: text('arcade.slots.pays'), value: tellWays(spoken, model) },
    { name: text('arcade.slots.hitRate'), value: once(showFigure(oneIn(hitRate))) },
    { name: text('arcade.slots.featureRate'), value: once(showCount(featureOneIn)) },
    ...(mostOneIn ? [{ name: text('arcade.slots.mostRate'), value: once(showCount(mostOneIn)) }] : []),
    { name: text('arcade.slots.fromSpins'), value: percent(returns.base) },
    { name: text('arcade.slots.fromFeature'), value: percent(returns.feature) },
    ...(canBuy ? [{ name: text('arcade.slots.boughtReturn'), value: percent(boughtReturn) }] : []),
  ];
  return (
    <>
      <ul className={styles.rules}>
        {rulesInWords(spoken, { model, canBuy }).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
