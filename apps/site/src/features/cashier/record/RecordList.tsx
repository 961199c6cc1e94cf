import { Button, EmptyArt, NoData, panel, Skeleton } from '@parlour/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { LoadFailed } from '../LoadFailed.tsx';

type Props<Item> = {
  list: {
    items: readonly Item[];
    next: string | null;
    isBusy: boolean;
    isFailed: boolean;
    more: () => void;
  };
  children: (item: Item) => ReactNode;
  empty: { title: string; detail: string };
  /** Takes the filters away, where any are set. */
  onReset: (() => void) | null;
};

/** A list that goes on by itself as its end comes into view. */
export function RecordList<Item extends { id: string }>({ list, children, empty, onReset }: Props<Item>) {
  const text = useCashierText();
  const { items, next, isBusy, isFailed, more } = list;
  if (items.length === 0 && isFailed) return <LoadFailed onRetry={more} />;
  if (items.length === 0 && isBusy) return <Skeleton shape="card" />;
  if (items.length === 0) return <NothingThere empty={empty} onReset={onReset} />;
  return (
    <div className={cashier.stack}>
      <ul className={panel.panel}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {isFailed && <LoadFailed onRetry={more} />}
      {isBusy && <Skeleton shape="card" />}
      {next !== null && !isBusy && !isFailed && (
        <>
          <EndInView key={next} onSeen={more} />
          <Button kind="quiet" label={text('cashier.report.more')} onPress={more} />
        </>
      )}
      {next === null && <p className={cashier.end}>{text('cashier.report.end')}</p>}
    </div>
  );
}

function NothingThere({ empty, onReset }: { empty: Props<never>['empty']; onReset: (() => void) | null }) {
  const text = useCashierText();
  if (!onReset)
    return <NoData art={<EmptyArt icon="contract" />} title={empty.title} detail={empty.detail} />;
  return (
    <NoData
      art={<EmptyArt icon="contract" />}
      title={text('cashier.report.noMatch')}
      detail={text('cashier.report.noMatchDetail')}
    >
      <Button kind="quiet" label={text('cashier.report.reset')} onPress={onReset} />
    </NoData>
  );
}

function EndInView({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={end} />;
}
