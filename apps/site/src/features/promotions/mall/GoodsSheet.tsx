import type { Reward } from '@parlour/client';
import { Button, Dialog, FormMessage, Skeleton, SubmitButton } from '@parlour/ui';
import { useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { type Address, AddressFields, NO_ADDRESS, useAddressRules } from './AddressFields.tsx';
import styles from './ExchangeSheet.module.css';
import { ItemArt } from './ItemArt.tsx';
import { useMallText } from './mall-text.ts';
import { OrderedNote } from './OrderedNote.tsx';

type Props = { reward: Reward; onClaimed: () => void; onClose: () => void };

/** Goods that were won are claimed by saying where they go. */
export function GoodsSheet({ reward, onClaimed, onClose }: Props) {
  const text = useMallText();
  const { client } = useSite();
  const [isOrdered, setOrdered] = useState(false);
  useCountedDialog();
  const own = useQuery({
    key: ['member', 'mall'],
    load: (signal) => client.promotions.ownMall({ signal }),
  });
  const send = async (address: Address) => {
    await client.promotions.claimReward({ body: { id: reward.id, address } });
    setOrdered(true);
    onClaimed();
  };
  return (
    <Dialog label={text('mall.claim.title')} kind="bottom" onClose={onClose}>
      {(close) =>
        isOrdered ? (
          <OrderedNote kind="goods" />
        ) : !own.value && !own.isFailed ? (
          <Skeleton shape="tile" />
        ) : (
          <ClaimForm
            goods={reward.goods}
            last={own.value?.address ?? NO_ADDRESS}
            onSend={send}
            onCancel={close}
          />
        )
      }
    </Dialog>
  );
}

type FormProps = {
  goods: Reward['goods'];
  last: Address;
  onSend: (address: Address) => Promise<void>;
  onCancel: () => void;
};

function ClaimForm({ goods, last, onSend, onCancel }: FormProps) {
  const text = useMallText();
  const rules = useAddressRules();
  const form = useForm({ initial: last, rules });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit({ send: onSend })}>
      <div className={styles.head}>
        <div className={styles.thumb}>
          <ItemArt picture={goods?.picture ?? null} kind="goods" />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{goods?.title}</h2>
          <p className={styles.note}>{text('mall.delivery.goods')}</p>
        </div>
      </div>
      <AddressFields form={form} />
      {form.refusal && <FormMessage words={form.refusal} />}
      <div className={styles.actions}>
        <SubmitButton label={text('mall.claim.confirm')} isBusy={form.isBusy} />
        <Button kind="quiet" label={text('mall.sheet.cancel')} onPress={onCancel} />
      </div>
    </form>
  );
}
