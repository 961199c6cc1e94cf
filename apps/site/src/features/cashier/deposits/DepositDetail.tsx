import type { Deposit } from '@parlour/client';
import { useBrand } from '../../../platform/site.ts';
import { HelpLine } from '../HelpLine.tsx';
import { DepositActions } from './DepositActions.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositHead } from './DepositHead.tsx';
import { DepositHero } from './DepositHero.tsx';
import { TransferAccount } from './TransferAccount.tsx';

/** Specification section 4: the template with this value has the new style of the deposit's detail. */
const NEW_STYLE = '1';

export function DepositDetail({ deposit, onChanged }: { deposit: Deposit; onChanged: () => void }) {
  const isNew = useBrand().mobileTemplate.dep_func === NEW_STYLE;
  return (
    <>
      {isNew ? <DepositHero deposit={deposit} /> : <DepositHead deposit={deposit} />}
      {deposit.state === 'waiting' && deposit.account && !deposit.isSent && (
        <TransferAccount account={deposit.account} amount={deposit.amount} currency={deposit.currency} />
      )}
      <DepositActions deposit={deposit} onChanged={onChanged} />
      <DepositFacts deposit={deposit} isFull={isNew} />
      <HelpLine number={deposit.number} />
    </>
  );
}
