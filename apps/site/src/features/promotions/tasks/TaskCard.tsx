import type { MemberTask } from '@parlour/client';
import { MONEY_TASKS } from '@parlour/contract/values/promotions/chance';
import { Button, buttonClass, Icon, type IconName, ProgressBar } from '@parlour/ui';
import clsx from 'clsx';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { useChanceText } from '../chance-text.ts';
import { usePrizeWords } from '../usePrizeWords.ts';
import styles from './TaskList.module.css';
import { percentOf } from './tasks.rules.ts';

type Kind = MemberTask['kind'];
const ICONS: Record<Kind, IconName> = { deposit: 'wallet', stake: 'play', titles: 'grid', contacts: 'phone' };
const PLACES: Record<Kind, string> = {
  deposit: ROUTES.deposit.path,
  stake: ROUTES.games.path,
  titles: ROUTES.games.path,
  contacts: ROUTES.security.path,
};
const TITLES = {
  deposit: 'chance.tasks.deposit',
  stake: 'chance.tasks.stake',
  titles: 'chance.tasks.titles',
  contacts: 'chance.tasks.contacts',
} as const;

export function TaskCard({ task, onClaimed }: { task: MemberTask; onClaimed: () => void }) {
  const text = useChanceText();
  const { client } = useSite();
  const { showRound } = useMoney();
  const { soon } = useFormats();
  const prizeWords = usePrizeWords(task.currency);
  const { isBusy, run } = useBusy();
  const { id, kind, day, state, prize, until } = task;
  const isMoney = MONEY_TASKS.includes(kind);
  const show = (value: string) => (isMoney ? showRound(value, task.currency) : String(Number(value)));
  const title = text(TITLES[kind], { target: show(task.target), count: Number(task.target) });
  const claim = () =>
    run(async () => {
      await client.promotions.claimTask({ body: { id, day } });
      const said = prize.kind === 'goods' ? 'chance.tasks.claimedGoods' : 'chance.tasks.claimed';
      showToast(text(said, { prize: prizeWords(prize) }), 'lobby');
      onClaimed();
    });
  return (
    <li className={clsx(styles.task, styles[state])}>
      <span className={styles.icon}>
        <Icon name={state === 'claimed' ? 'check' : ICONS[kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.prize}>{text('chance.tasks.brings', { prize: prizeWords(prize) })}</p>
        <ProgressBar label={title} value={percentOf(task.reached, task.target)} />
        <p className={styles.progress}>
          {text('chance.tasks.progress', { reached: show(task.reached), target: show(task.target) })}
          {state === 'reached' && until !== null && (
            <span className={styles.until}>{text('chance.tasks.until', { when: soon(until) })}</span>
          )}
        </p>
      </div>
      <div className={styles.action}>
        {state === 'open' && (
          <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={PLACES[kind]}>
            {text('chance.tasks.go')}
          </Link>
        )}
        {state === 'reached' && (
          <Button size="small" label={text('chance.tasks.claim')} isDisabled={isBusy} onPress={claim} />
        )}
        {state === 'claimed' && <span className={styles.done}>{text('chance.tasks.done')}</span>}
      </div>
    </li>
  );
}
