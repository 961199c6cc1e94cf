import type { SlotsModel } from '@parlour/game-rules/slots/model';
import clsx from 'clsx';
import { useLook } from '../platform/look.ts';
import { useText } from '../platform/texts.tsx';
import { addressOf } from './draw/pictures.ts';
import styles from './Head.module.css';
import { type Hud, rulesOf } from './timeline/scenes.rules.ts';

type Props = { model: SlotsModel; hud: Hud | null };

/** The name of the game; in a feature, how much of it is left. Where wins climb a ladder, its steps. */
export function Head({ model, hud }: Props) {
  const { title, theme } = useLook();
  const charm = addressOf(theme, 0);
  const ladder = stepsOf(model, hud?.mode);
  const step = hud ? Math.min(hud.step, (ladder?.length ?? 1) - 1) : 0;
  const isFeature = hud !== null && hud.mode !== 'base';
  return (
    <header className={styles.head}>
      <div className={clsx(styles.sign, isFeature && styles.hidden)}>
        {charm && <img className={styles.charm} src={charm} alt="" />}
        <h1 className={clsx(styles.title, sizeOf(title))}>{title}</h1>
        {charm && <img className={clsx(styles.charm, styles.right)} src={charm} alt="" />}
      </div>
      {isFeature && <Counters model={model} hud={hud} />}
      {ladder && (
        <ol className={styles.ladder}>
          {[...ladder.entries()].map(([index, times]) => (
            <li key={index} className={clsx(styles.step, index === step && styles.now)}>
              {`×${times}`}
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}

/** A ladder of one step is none. */
function stepsOf(model: SlotsModel, mode: Hud['mode'] = 'base'): readonly number[] | null {
  const { ladder = [] } = rulesOf(model, mode);
  return ladder.length > 1 ? ladder : null;
}

/** As many letters fit beside the charms in the largest size, and in the middle one. */
const SHORT = 12;
const MEDIUM = 15;
/** Chinese, Japanese and the like take twice the room of a letter. */
const WIDE = /[\u2e80-\uffef]/g;

function sizeOf(title: string): string | undefined {
  const length = title.length + (title.match(WIDE)?.length ?? 0);
  if (length <= SHORT) return undefined;
  return length <= MEDIUM ? styles.medium : styles.long;
}

function Counters({ model, hud }: { model: SlotsModel; hud: Hud }) {
  const text = useText();
  return (
    <div className={styles.counters}>
      {hud.mode === 'free' ? (
        <>
          <span>{text('arcade.slots.freeLeft')}</span>
          <b key={hud.left} className={styles.figure}>
            {hud.left}
          </b>
        </>
      ) : (
        <>
          <span>{text('arcade.slots.respins')}</span>
          <span className={styles.lives}>
            {Array.from({ length: model.hold?.lives ?? 0 }, (_, index) => index + 1).map((life) => (
              <i key={life} className={clsx(styles.life, life <= hud.lives && styles.lit)} />
            ))}
          </span>
        </>
      )}
      {!stepsOf(model, hud.mode) && hud.multiplier > 1 && (
        <b className={styles.times}>{`×${hud.multiplier}`}</b>
      )}
    </div>
  );
}
