import type { MemberTask } from '@parlour/client';
import { EmptyArt, NoData, Section, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useOnceOver } from '../../../platform/loading/useOnceOver.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useChanceText } from '../chance-text.ts';
import { TaskCard } from './TaskCard.tsx';
import styles from './TaskList.module.css';

/** Today's tasks, what can still be claimed of yesterday, and what is done once. */
export function TaskList() {
  const text = useChanceText();
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'tasks'],
    load: (signal) => client.promotions.tasks({ signal }),
    // Every deposit, stake and win is news of the wallet: progress needs no reload.
    news: 'wallet',
  });
  useOnceOver(value?.endsAt ?? null, reload);
  if (!value)
    return isFailed ? (
      <LoadFailed onRetry={reload} />
    ) : (
      <div className={styles.tasks}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  if (value.items.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="star" />}
        title={text('chance.tasks.none')}
        detail={text('chance.tasks.noneDetail')}
      />
    );
  const today = value.items.reduce((latest, { day }) => (day && day > latest ? day : latest), '');
  const shown = [
    { title: text('chance.tasks.today'), items: value.items.filter(({ day }) => day === today) },
    { title: text('chance.tasks.yesterday'), items: value.items.filter(({ day }) => day && day < today) },
    { title: text('chance.tasks.once'), items: value.items.filter(({ day }) => day === null) },
  ];
  return (
    <>
      {shown.map(
        ({ title, items }) =>
          items.length > 0 && <Group key={title} title={title} items={items} onClaimed={reload} />,
      )}
      {value.items.some(({ kind }) => kind === 'stake') && (
        <p className={styles.note}>{text('chance.tasks.stakeCounts')}</p>
      )}
    </>
  );
}

function Group({ title, items, onClaimed }: { title: string; items: MemberTask[]; onClaimed: () => void }) {
  return (
    <Section title={title}>
      <ul className={styles.tasks}>
        {items.map((task) => (
          <TaskCard key={`${task.id} ${task.day}`} task={task} onClaimed={onClaimed} />
        ))}
      </ul>
    </Section>
  );
}
