import type { MallItem } from '@parlour/client';
import { Button, buttonClass, Notice, panel, Section, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { BonusFacts } from '../../../platform/offers/OfferFacts.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { ExchangeSheet } from './ExchangeSheet.tsx';
import { ItemArt } from './ItemArt.tsx';
import styles from './ItemDetail.module.css';
import { whyNot } from './mall.rules.ts';
import { useMallText } from './mall-text.ts';
import { Price } from './Price.tsx';
import { type OwnMall, useMall } from './useMall.ts';

/** One item: its picture, what it costs, what to know, and the exchange. */
export function ItemDetail({ id }: { id: string }) {
  const text = useMallText();
  const { items, own, isFailed, reload } = useMall();
  const item = items?.find((each) => each.id === id);
  if (isFailed || (items && !item))
    return (
      <div className={styles.page}>
        {isFailed ? (
          <LoadFailed onRetry={reload} />
        ) : (
          <Notice icon="info" title={text('mall.gone')} detail={text('mall.goneDetail')} />
        )}
        <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.mall.path}>
          {text('mall.all')}
        </Link>
      </div>
    );
  if (!item) return <Skeleton shape="tile" />;
  return (
    <article className={styles.page}>
      <div className={panel.panel}>
        <div className={styles.art}>
          <ItemArt picture={item.picture} kind={item.kind} />
        </div>
        <div className={styles.head}>
          <h2 className={styles.title}>{item.title}</h2>
          {item.summary && <p className={styles.summary}>{item.summary}</p>}
          <Price points={item.price} />
        </div>
      </div>
      <Exchange item={item} own={own} onChanged={reload} />
      <Facts item={item} />
      {item.credit && (
        <Section title={text('mall.terms')}>
          <div className={styles.box}>
            <BonusFacts terms={item.credit.terms} />
          </div>
        </Section>
      )}
      {item.details && (
        <Section title={text('mall.details')}>
          <p className={styles.details}>{item.details}</p>
        </Section>
      )}
    </article>
  );
}

type ExchangeProps = { item: MallItem; own: OwnMall | null; onChanged: () => void };

/** The button, or what stands in the way. */
function Exchange({ item, own, onChanged }: ExchangeProps) {
  const text = useMallText();
  const { clock } = useSite();
  const { moment } = useFormats();
  const login = useEntryPath('login');
  const [isOpen, setOpen] = useState(false);
  const why = whyNot(item, own, clock.now());
  const values = {
    level: item.level,
    max: item.perMember ?? 0,
    missing: item.price - (own?.points ?? 0),
    moment: item.startsAt === null ? '' : moment(item.startsAt),
  };
  return (
    <div className={styles.exchange} aria-live="polite">
      {why ? (
        <Notice
          icon="info"
          title={text(`mall.why.${why}`, values)}
          detail={text(`mall.whyDetail.${why}`, values)}
        />
      ) : own ? (
        <Button
          label={text('mall.exchange', { points: item.price })}
          icon="gift"
          onPress={() => setOpen(true)}
        />
      ) : (
        <Link className={buttonClass()} to={login}>
          {text('mall.head.login')}
        </Link>
      )}
      {isOpen && own && (
        <ExchangeSheet item={item} own={own} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function Facts({ item }: { item: MallItem }) {
  const text = useMallText();
  const { moment } = useFormats();
  const { showMoney } = useMoney();
  const { credit, stock, perMember, level, endsAt } = item;
  const facts = [
    ...(credit
      ? [{ label: text('mall.fact.credit'), value: showMoney(credit.amount, credit.currency) }]
      : []),
    { label: text('mall.fact.stock'), value: text('mall.number', { points: stock }) },
    {
      label: text('mall.fact.limit'),
      value: perMember === null ? text('mall.noLimit') : text('mall.number', { points: perMember }),
    },
    ...(level > 0 ? [{ label: text('mall.fact.level'), value: text('mall.level', { level }) }] : []),
    ...(endsAt === null ? [] : [{ label: text('mall.fact.end'), value: moment(endsAt) }]),
    {
      label: text('mall.fact.delivery'),
      value: text(credit ? 'mall.delivery.credit' : 'mall.delivery.goods'),
    },
  ];
  return (
    <dl className={styles.box}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
