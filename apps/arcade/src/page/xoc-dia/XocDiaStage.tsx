import { countRed, redsOf, XOC_DIA_BETS, xocDiaBackOf, xocDiaPayOf } from '@parlour/game-rules/xoc-dia';
import clsx from 'clsx';
import { useSpoken } from '../platform/texts.tsx';
import { Bowl } from '../shaking/Bowl.tsx';
import { ShakerStage } from '../shaking/ShakerStage.tsx';
import { useShaking } from '../shaking/useShaking.ts';
import { BetSpot } from '../table/BetSpot.tsx';
import { Mark } from '../table/Mark.tsx';
import { PastHead } from '../table/PastHead.tsx';
import { showOdds } from '../table/show-odds.ts';
import { fateOfSpot } from '../table/spot-fate.ts';
import { useBets } from '../table/useBets.ts';
import { CoinGroup, CoinRow, LyingCoin } from './Coins.tsx';
import { nameSpot, parityOf } from './spots.ts';
import styles from './XocDiaStage.module.css';
import type { XocDiaProps } from './xoc-dia-props.ts';

/** Where the coins lie, those behind first. */
const PLACES = [
  'translate(112 122) rotate(-6)',
  'translate(164 130) rotate(9)',
  'translate(76 138) rotate(12)',
  'translate(127 150) rotate(-4)',
] as const;
const FIRST = ['red', 'white', 'white', 'red'] as const;
const TONES = { even: 'blue', odd: 'green' } as const;

/** Even and odd above, below them exactly how many coins are red, and the bowl that comes forward when it is shaken. */
export function XocDiaStage(props: XocDiaProps) {
  const { phase, round, past, pick, model, showChips } = props;
  const spoken = useSpoken();
  const { text } = spoken;
  const bets = useBets(props);
  const { isShaken, isLifted, fallen } = useShaking(props);
  const lying = fallen?.coins ?? FIRST;
  const ended = phase === 'shown' ? round : null;
  return (
    <ShakerStage
      {...{ phase, bets, showChips }}
      piece={
        <Bowl
          isShaken={isShaken}
          isLifted={isLifted}
          things={PLACES.map((at, coin) => ({ at, drawing: <LyingCoin isRed={lying[coin] === 'red'} /> }))}
        />
      }
    >
      <PastHead
        marks={past.map(({ id, seen }) => {
          const parity = parityOf(countRed(seen.coins));
          return { id, mark: <Mark tone={TONES[parity]}>{text('arcade.xocDia.mark', { parity })}</Mark> };
        })}
        rows={past.map(({ id, seen }) => ({ id, row: <CoinRow coins={seen.coins} /> }))}
      />
      <div className={styles.cloth}>
        {XOC_DIA_BETS.map((on) => {
          const isHalf = on === 'even' || on === 'odd';
          const back = ended ? xocDiaBackOf(on, countRed(ended.seen.coins), model) : 0;
          return (
            <BetSpot
              key={on}
              on={on}
              name={isHalf ? nameSpot(text, on) : ''}
              fullName={nameSpot(text, on)}
              odds={showOdds(spoken, xocDiaPayOf(on, model))}
              bets={bets}
              fate={ended && fateOfSpot(on, back, { pick, played: ended.pick })}
              showChips={showChips}
              className={clsx(styles.spot, isHalf && styles[on])}
            >
              <span className={styles.groups}>
                {redsOf(on).map((red) => (
                  <CoinGroup key={red} red={red} />
                ))}
              </span>
            </BetSpot>
          );
        })}
      </div>
    </ShakerStage>
  );
}
