import { SHOTS } from '@parlour/game-rules/fish';
import { WEAPONS, type Weapon } from '@parlour/game-rules/fish/aim';
import { amountOf, writeDecimal } from '@parlour/money';
import clsx from 'clsx';
import type { Stake } from '../game/useStake.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './FishControls.module.css';
import type { Fishing } from './fishing.ts';
import type { FishingState } from './fishing-state.ts';

type Props = {
  fishing: Fishing;
  state: FishingState;
  stake: Stake;
  levels: readonly string[];
  onAuto: () => void;
};

const NAMES = {
  shot: 'arcade.fish.weapon.shot',
  bomb: 'arcade.fish.weapon.bomb',
  chain: 'arcade.fish.weapon.chain',
  drill: 'arcade.fish.weapon.drill',
} as const satisfies Record<Weapon, ArcadeKey>;

const DRAWINGS: Record<Weapon | 'lock', string> = {
  shot: 'M12 4v5M12 15v5M4 12h5M15 12h5M12 11.9v.2',
  bomb: 'M10.5 21a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15 9.5l2-2.5M17 7c.6-2 2-2.600 3.500-2.200',
  chain:
    'M10 14l4-4M8.500 11.500l-2 2a3 3 0 0 0 4.200 4.200l2-2M15.500 12.500l2-2a3 3 0 0 0-4.200-4.200l-2 2',
  drill: 'M4 20l5-5M7 12l5 5 8-13zM9.500 14.500l4-6',
  lock: 'M12 12m-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0M12 12m-2.500 0a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3',
};

const PLACES = Array.from({ length: SHOTS }, (_, place) => place);

/** Weapons above, the cannon's stake and the trigger below. */
export function FishControls({ fishing, state, stake, levels, onAuto }: Props) {
  const { text, money } = useSpoken();
  const { session, weapon, isLockOn, isReloading, left, auto, magazine, isBuying, isKept, isSeated } = state;
  const show = (amount: bigint) => money.showMoney(writeDecimal(amount), session.currency);
  const isEmpty = left <= 0 && magazine === null;
  const price = stake.total ?? stake.min;
  const at = levels.findIndex((level) => amountOf(level) === price);
  function step(by: 1 | -1): void {
    const next = levels[Math.min(levels.length - 1, Math.max(0, at + by))];
    playSound('chip');
    if (next) stake.set(amountOf(next));
  }
  return (
    <section className={styles.controls}>
      <Magazine {...{ state, fishing, show }} />
      <div className={styles.row}>
        <fieldset className={styles.weapons} aria-label={text('arcade.fish.weapons')}>
          {WEAPONS.map((each) => (
            <button
              key={each}
              className={clsx(styles.tool, each === weapon && styles.on)}
              type="button"
              aria-pressed={each === weapon}
              onClick={() => fishing.setWeapon(each)}
            >
              <Drawing of={each} />
              <span className={styles.name}>{text(NAMES[each])}</span>
            </button>
          ))}
        </fieldset>
        <button
          className={clsx(styles.tool, isLockOn && styles.on)}
          type="button"
          aria-pressed={isLockOn}
          onClick={() => fishing.setLockOn(!isLockOn)}
        >
          <Drawing of="lock" />
          <span className={styles.name}>{text('arcade.fish.lock')}</span>
        </button>
      </div>
      <div className={styles.row}>
        <fieldset className={styles.stake} aria-label={text('arcade.fish.stake')}>
          <button
            className={styles.move}
            type="button"
            aria-label={text('arcade.fish.less')}
            disabled={at <= 0}
            onClick={() => step(-1)}
          >
            {'−'}
          </button>
          <span className={styles.figure}>
            <strong>{show(price / BigInt(SHOTS))}</strong>
            <span className={styles.name}>{text('arcade.fish.perShot')}</span>
          </span>
          <button
            className={styles.move}
            type="button"
            aria-label={text('arcade.fish.more')}
            disabled={at >= levels.length - 1}
            onClick={() => step(1)}
          >
            {'+'}
          </button>
        </fieldset>
        {isKept ? (
          <button key="again" className={styles.fire} type="button" onClick={fishing.tryAgain}>
            <strong>{text('arcade.retry')}</strong>
          </button>
        ) : isEmpty ? (
          // Another button than the trigger: who lets that go has not pressed this.
          <button
            key="load"
            className={styles.fire}
            type="button"
            disabled={!isSeated || isBuying || stake.total === null}
            onClick={() => void fishing.load()}
          >
            <strong>{text('arcade.fish.load', { shots: SHOTS })}</strong>
            <span>{show(price)}</span>
          </button>
        ) : (
          <button
            key="fire"
            className={styles.fire}
            type="button"
            disabled={left <= 0 && !isReloading}
            onPointerDown={() => fishing.hold(true)}
            onPointerUp={() => fishing.hold(false)}
            onPointerLeave={() => fishing.hold(false)}
            onKeyDown={(event) =>
              (event.key === ' ' || event.key === 'Enter') && !event.repeat && fishing.hold(true)
            }
            onKeyUp={() => fishing.hold(false)}
          >
            <strong>{text('arcade.fish.fire')}</strong>
            <span>{text('arcade.fish.left', { shots: left })}</span>
          </button>
        )}
        {session.pace.hasAuto && (
          <button
            className={clsx(styles.tool, styles.auto, auto && styles.on)}
            type="button"
            aria-pressed={auto !== null}
            onClick={() => (auto ? fishing.stopAuto() : onAuto())}
          >
            <strong>{text('arcade.fish.auto')}</strong>
            {auto && <span className={styles.name}>{text('arcade.fish.stop')}</span>}
          </button>
        )}
      </div>
    </section>
  );
}

type MagazineProps = { state: FishingState; fishing: Fishing; show: (amount: bigint) => string };

/** The shots that are left, what they have caught, and whether the next magazine is bought by itself. */
function Magazine({ state: { left, isReloading, isBuying, magazine }, fishing, show }: MagazineProps) {
  const { text } = useSpoken();
  const shown = Math.min(SHOTS, left);
  return (
    <div className={styles.magazine}>
      <span className={styles.pips} aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} className={clsx(styles.pip, place < shown && styles.full)} />
        ))}
      </span>
      <span className={styles.caught}>
        {magazine
          ? text('arcade.fish.inMagazine', { amount: show(fishing.caughtSoFar()) })
          : text('arcade.fish.empty')}
      </span>
      <button
        className={clsx(styles.reload, isReloading && styles.on)}
        type="button"
        aria-pressed={isReloading}
        onClick={() => fishing.setReloading(!isReloading)}
      >
        {isBuying ? text('arcade.fish.loading') : text('arcade.fish.reload')}
      </button>
    </div>
  );
}

function Drawing({ of }: { of: Weapon | 'lock' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[of]} />
    </svg>
  );
}
