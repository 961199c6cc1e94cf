import { Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { AddCard } from './AddCard.tsx';
import { CardItem } from './CardItem.tsx';

/** The cards that withdrawals go to, and adding one. */
export function BankCards() {
  const text = useCashierText();
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'bankCards'],
    load: (signal) => client.cashier.bankCards({ signal }),
  });
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
  const { cards, max } = value;
  return (
    <>
      <p className={cashier.text}>{text('cashier.cards.lead')}</p>
      {cards.length > 0 && (
        <ul className={cashier.stack}>
          {cards.map((card) => (
            <CardItem key={card.id} card={card} onChanged={reload} />
          ))}
        </ul>
      )}
      {cards.length < max ? (
        <AddCard
          key={cards.length}
          banks={value.banks}
          payeeName={value.payeeName}
          isFirst={cards.length === 0}
          onAdded={reload}
        />
      ) : (
        <p className={cashier.text}>{text('cashier.cards.full', { max })}</p>
      )}
    </>
  );
}
