import { arcadeFreeTexts } from '@parlour/texts/load/arcade-free';
import { Button, Dialog, IconButton } from '@parlour/ui';
import type { Free } from '../../game/useFree.ts';
import type { FreeRounds as Rounds, SessionView } from '../../platform/calls.ts';
import { useSpokenWith } from '../../platform/texts.tsx';
import styles from './FreeRounds.module.css';

type Props = { free: Free; currency: SessionView['currency'] };

/** Free rounds: what is offered, how many are left while they are played, and what they brought. */
export default function FreeRounds(props: Props) {
  const { rounds, mode, isOn } = props.free;
  if (!rounds) return null;
  if (isOn) return <Bar {...props} rounds={rounds} />;
  return mode === 'over' ? <Sum {...props} rounds={rounds} /> : <Offer {...props} rounds={rounds} />;
}

function useFreeWords({ currency }: Pick<Props, 'currency'>) {
  const { text, money, words } = useSpokenWith(arcadeFreeTexts);
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    text,
    show: (amount: string) => money.showMoney(amount, currency),
    moment: (atMs: number) => day.format(atMs),
  };
}

type Shown = Props & { rounds: Rounds };

function Offer({ free, rounds, currency }: Shown) {
  const { text, show, moment } = useFreeWords({ currency });
  const left = rounds.count - rounds.used;
  const title = text('arcade.free.title', { count: left });
  return (
    <Dialog label={title} kind="bottom" onClose={free.pause}>
      {(close) => (
        <div className={styles.sheet}>
          <p className={styles.figure} aria-hidden="true">
            {left}
          </p>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.words}>{text('arcade.free.each', { value: show(rounds.value) })}</p>
          <p className={styles.quiet}>{text('arcade.free.until', { moment: moment(rounds.endsAt) })}</p>
          <Button label={text('arcade.free.play')} onPress={free.start} />
          <Button kind="quiet" label={text('arcade.free.later')} onPress={close} />
        </div>
      )}
    </Dialog>
  );
}

function Bar({ free, rounds, currency }: Shown) {
  const { text, show } = useFreeWords({ currency });
  const { count, used, value, won } = rounds;
  return (
    <div className={styles.bar}>
      <div className={styles.left}>
        <p className={styles.count}>{text('arcade.free.left', { left: count - used, count })}</p>
        <progress className={styles.way} value={used} max={count} aria-label={text('arcade.free.played')} />
      </div>
      <p className={styles.won}>
        <span>{text('arcade.free.value', { value: show(value) })}</span>
        <strong>{text('arcade.free.won', { amount: show(won) })}</strong>
      </p>
      <IconButton icon="close" label={text('arcade.free.pause')} onPress={free.pause} />
    </div>
  );
}

function Sum({ free, rounds, currency }: Shown) {
  const { text, show } = useFreeWords({ currency });
  const title = text('arcade.free.over', { count: rounds.count });
  return (
    <Dialog label={title} kind="bottom" onClose={free.pause}>
      {(close) => (
        <div className={styles.sheet}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.sum} role="status">
            {text('arcade.free.sum', { amount: show(rounds.won) })}
          </p>
          <p className={styles.quiet}>{text('arcade.free.yours')}</p>
          <Button label={text('arcade.free.goOn')} onPress={close} />
        </div>
      )}
    </Dialog>
  );
}
