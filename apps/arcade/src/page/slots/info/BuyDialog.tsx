import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { Button, Dialog } from '@parlour/ui';
import { useSpoken } from '../../platform/texts.tsx';
import { SymbolPicture } from '../SymbolPicture.tsx';
import styles from './BuyDialog.module.css';

type Props = {
  model: SlotsModel;
  price: string;
  /** Null while the bet cannot be placed at that price. */
  onPay: (() => void) | null;
  onClose: () => void;
};

/** Asks before a feature is bought, with what it costs. */
export function BuyDialog({ model, price, onPay, onClose }: Props) {
  const { text, money } = useSpoken();
  const feature = text(model.hold ? 'arcade.slots.hold' : 'arcade.slots.free');
  return (
    <Dialog label={text('arcade.slots.buyTitle', { feature })} onClose={onClose}>
      {(close) => (
        <div className={styles.dialog}>
          <SymbolPicture symbol={10} model={model} className={styles.symbol} />
          <h2 className={styles.title}>{text('arcade.slots.buyTitle', { feature })}</h2>
          <p className={styles.price}>{onPay ? price : '–'}</p>
          <p className={styles.detail}>
            {onPay
              ? text('arcade.slots.buyDetail', {
                  times: model.buy.price,
                  percent: money.showPercent(model.figures.boughtReturn),
                })
              : text('arcade.slots.buyRefused')}
          </p>
          <Button
            label={text('arcade.slots.buyPay', { price })}
            isDisabled={onPay === null}
            onPress={() => {
              onPay?.();
              onClose();
            }}
          />
          <button className={styles.cancel} type="button" onClick={close}>
            {text('arcade.slots.buyCancel')}
          </button>
        </div>
      )}
    </Dialog>
  );
}
