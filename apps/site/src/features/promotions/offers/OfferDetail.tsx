import { buttonClass, panel, Section, Skeleton } from '@parlour/ui';
import { RichText } from '../../../platform/content/RichText.tsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { OfferFacts } from '../../../platform/offers/OfferFacts.tsx';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { OfferArt } from './OfferArt.tsx';
import styles from './OfferDetail.module.css';
import { OfferLabel } from './OfferLabel.tsx';
import { OfferSteps } from './OfferSteps.tsx';
import { useOffers } from './useOffers.ts';

/** One promotion: its art, the terms in short beside what can be done, and all of them below. */
export function OfferDetail({ id }: { id: string }) {
  const text = useOfferText();
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'offer', id],
    load: (signal) => client.promotions.offer({ signal, query: { id } }),
    news: 'promotions',
  });
  const listed = useOffers();
  const offer = listed.offers?.find((each) => each.id === id);
  if (isFailed || (listed.offers && value && !offer))
    return (
      <div className={styles.gone}>
        <LoadFailed onRetry={reload} />
        <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.promotions.path}>
          {text('offers.all')}
        </Link>
      </div>
    );
  if (!value || !offer) return <Skeleton shape="tile" />;
  return (
    <article className={styles.page}>
      <div className={panel.panel}>
        <OfferArt picture={value.picture} />
        <div className={styles.head}>
          <div className={styles.line}>
            <h2 className={styles.title}>{value.title}</h2>
            <OfferLabel label={offer.label} />
          </div>
          {value.summary && <p className={styles.summary}>{value.summary}</p>}
        </div>
      </div>
      <Section title={text('offers.short')}>
        <div className={styles.facts}>
          <OfferFacts
            gift={value.gift}
            currency={value.currency}
            endsAt={value.endsAt}
            levelFrom={value.levelFrom}
            game={value.game}
          />
        </div>
      </Section>
      <OfferSteps offer={offer} onDone={listed.reload} />
      <Section title={text('offers.terms')}>
        <RichText html={value.terms} />
      </Section>
    </article>
  );
}
