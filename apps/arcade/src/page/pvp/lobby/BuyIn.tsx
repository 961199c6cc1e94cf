import { amountOf, writeDecimal } from '@parlour/money';
import { Button, Dialog, IconButton } from '@parlour/ui';
import { useState } from 'react';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import panels from '../../frame/panels/Panels.module.css';
import type { SessionView } from '../../platform/calls.ts';
import { useSpoken } from '../../platform/texts.tsx';
import type { CardGamePage } from '../card-game-page.ts';
import { rakePercent } from '../rake.ts';
import { tableMoney } from '../table-money.ts';
import { tellStake } from '../tell-stake.ts';
import type { Sitting } from '../useSitting.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { buyInRange } from './buy-in.ts';

type Props = {
  table: CardTableRow;
  page: CardGamePage;
  session: SessionView;
  balance: string | null;
  sitting: Sitting;
  onSeated: (tableId: string) => void;
  onClose: () => void;
};

/** How much one brings, what becomes of it, and what the house takes, before anything is paid. */
export function BuyIn({ table, page, session, balance, sitting, onSeated, onClose }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  const money = tableMoney(spoken.money, { currency: session.currency, table });
  const range = buyInRange(table, balance === null ? null : amountOf(balance));
  const [amount, setAmount] = useState(range.first);
  /** However often it is tapped, it is one seat. */
  const [sittingId] = useState(() => crypto.randomUUID());
  const title = text('arcade.pvp.buyIn');

  async function sit(): Promise<void> {
    const where =
      table.isAssigned || table.isPractice
        ? { quick: table.stake, isPractice: table.isPractice }
        : { tableId: table.id };
    const told = await sitting.sit({ sittingId, buyIn: writeDecimal(amount), ...where });
    if (!told?.sitting) return;
    onSeated(told.sitting.tableId);
    onClose();
  }
  return (
    <Dialog label={title} kind="bottom" onClose={onClose}>
      {(close) => (
        <div className={panels.panel}>
          <div className={panels.head}>
            <h2 className={panels.title}>{title}</h2>
            <IconButton icon="close" label={text('arcade.pvp.cancel')} onPress={close} />
          </div>
          <p className={panels.quiet}>
            {[
              tellStake(spoken, { table, page, show: (decimal) => money.show(amountOf(decimal)) }),
              text(page.rakeLabel, { percent: rakePercent(spoken.money, table) }),
            ].join(' · ')}
          </p>
          <AmountChoice label={title} {...{ range, money, amount }} onChange={setAmount} />
          <p className={panels.quiet}>
            {table.isPractice
              ? text('arcade.pvp.practiceNote')
              : text('arcade.pvp.balanceLeft', {
                  balance: balance === null ? '…' : money.show(amountOf(balance)),
                  left: balance === null ? '…' : money.show(leftOf(amountOf(balance), amount)),
                })}
          </p>
          <p className={panels.quiet}>
            {text(table.isPractice ? 'arcade.pvp.practiceBack' : 'arcade.pvp.comesBack')}
          </p>
          {(sitting.error || !range.isAffordable) && (
            <p className={panels.bad} role="alert">
              {text(sitting.error ?? 'arcade.pvp.tooLittle')}
            </p>
          )}
          <Button
            label={text('arcade.pvp.sitWith', { amount: money.show(amount) })}
            isDisabled={!range.isAffordable || sitting.isAsking}
            onPress={() => void sit()}
          />
        </div>
      )}
    </Dialog>
  );
}

function leftOf(balance: bigint, amount: bigint): bigint {
  return balance > amount ? balance - amount : 0n;
}
