import { Button, FormMessage, Skeleton } from '@parlour/ui';
import { useDrawText } from '../draw-text.ts';
import styles from './TicketProof.module.css';
import { useTicketProof } from './useDraw.ts';
import { FindingMark, Value } from './VerifySteps.tsx';
import { checkTicket } from './verify.rules.ts';

type Props = {
  id: string;
  /** Whether the tickets of the issue are sealed: before that there is nothing to prove. */
  isSealed: boolean;
  /** The root the draw was computed with; null before the draw. */
  root: string | null;
};

/** Whether a ticket of the member is among those that were sealed, computed on this device. */
export function TicketProof({ id, isSealed, root }: Props) {
  const text = useDrawText();
  const { value, isFailed, reload } = useTicketProof(id, isSealed);
  if (!isSealed) return <FormMessage kind="info" words={text('draws.ticket.notSealed')} />;
  if (!value && !isFailed) return <Skeleton shape="card" />;
  if (!value)
    return (
      <div className={styles.words}>
        <FormMessage words={text('trends.failed')} />
        <Button kind="quiet" icon="reload" label={text('trends.retry')} onPress={reload} />
      </div>
    );
  const finding = checkTicket(value, root);
  return (
    <div className={styles.proof}>
      <FindingMark finding={finding} />
      <div className={styles.words}>
        <p className={styles.title}>
          {text(finding === 'right' ? 'draws.ticket.right' : 'draws.ticket.wrong')}
        </p>
        <p className={styles.detail}>
          {text('draws.ticket.place', { place: value.index + 1, size: value.size })}
        </p>
        <Value name={text('draws.ticket.content')} value={value.content} />
        <Value name={text('draws.verify.root')} value={value.root} />
      </div>
    </div>
  );
}
