import { BETS_MAX } from '@parlour/game-rules/bets';
import { ROULETTE_BETS, rouletteBackOf } from '@parlour/game-rules/roulette';
import { useState } from 'react';
import { useText } from '../platform/texts.tsx';
import { coinsOn } from '../table/change-bets.ts';
import { fateOfSpot } from '../table/spot-fate.ts';
import type { Bets } from '../table/useBets.ts';
import styles from './Cloth.module.css';
import type { InsideKind } from './cloth-places.ts';
import { KindSwitch } from './KindSwitch.tsx';
import { Numbers } from './Numbers.tsx';
import { Outside } from './Outside.tsx';
import type { ClothProps, RouletteProps } from './roulette-props.ts';

/** All that can be bet on. Each of the three columns scrolls where the screen is short: nothing is too small for a finger. */
export function Cloth({ props, bets }: { props: RouletteProps; bets: Bets }) {
  const text = useText();
  const [kind, setKind] = useState<InsideKind>('straight');
  const [touched, setTouched] = useState<string | null>(null);
  const { model, phase, round, pick } = props;
  const isFull = pick.bets.length >= BETS_MAX;
  const cloth: ClothProps = {
    props,
    bets,
    fateOf: (on) =>
      phase === 'shown' && round
        ? fateOfSpot(on, rouletteBackOf(on, round.seen.number, model), { pick, played: round.pick })
        : null,
    canPut: (on) => !isFull || coinsOn(pick, on) > 0,
    lit: touched === null ? [] : (ROULETTE_BETS.get(touched)?.numbers ?? []),
    onTouch: setTouched,
  };
  return (
    <div className={styles.cloth}>
      <Outside {...cloth} />
      <Numbers {...cloth} kind={kind} />
      <KindSwitch kind={kind} onChoose={setKind} />
      {isFull && (
        <p className={styles.full} role="status">
          {text('arcade.table.full', { count: BETS_MAX })}
        </p>
      )}
    </div>
  );
}
