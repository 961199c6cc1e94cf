import type { BonusTerms, Gift, Offer } from '@parlour/client';
import { CLAIM_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { useFormats, useMoney } from '../texts/texts.tsx';
import styles from './OfferFacts.module.css';
import { useOfferText } from './offer-text.ts';
import { useGiftWords } from './useGiftWords.ts';

type Props = {
  gift: Gift;
  currency: string;
  endsAt?: number | null;
  levelFrom?: number | null;
  game?: Offer['game'];
};

/** What the law wants beside "join": what is given, what has to be done for it, and what ends it. */
export function OfferFacts({ gift, currency, endsAt, levelFrom = null, game }: Props) {
  const text = useOfferText();
  const { moment } = useFormats();
  const { showRound } = useMoney();
  const giftWords = useGiftWords();
  const terms = useTermFacts();
  const beside = gift.kind === 'match' ? gift.rounds : null;
  const facts = [
    { label: text('offers.fact.grant'), value: giftWords(gift, currency) },
    ...(levelFrom === null
      ? []
      : [{ label: text('offers.fact.level'), value: text('offers.levelFrom', { level: levelFrom }) }]),
    ...(gift.kind === 'match'
      ? [{ label: text('offers.fact.minDeposit'), value: showRound(gift.minDeposit, currency) }]
      : []),
    ...(beside
      ? [
          {
            label: text('offers.fact.rounds'),
            value: text('offers.rounds.at', {
              game: game?.name ?? beside.gameCode,
              value: showRound(beside.value, currency),
            }),
          },
        ]
      : []),
    ...('terms' in gift ? terms(gift.terms) : []),
    ...(gift.kind === 'rounds'
      ? [
          { label: text('offers.fact.game'), value: game?.name ?? gift.gameCode },
          { label: text('offers.fact.value'), value: showRound(gift.value, currency) },
          { label: text('offers.fact.play'), value: text('offers.days', { days: gift.days }) },
        ]
      : []),
    ...(gift.kind === 'match'
      ? []
      : [{ label: text('offers.fact.claim'), value: text('offers.days', { days: CLAIM_DAYS }) }]),
    ...(endsAt === undefined
      ? []
      : [
          {
            label: text('offers.fact.end'),
            value: endsAt === null ? text('offers.noEnd') : moment(endsAt),
          },
        ]),
  ];
  return (
    <Facts
      facts={facts}
      notes={[
        text(
          'terms' in gift
            ? 'offers.forfeit.bonus'
            : gift.kind === 'rounds'
              ? 'offers.forfeit.rounds'
              : 'offers.forfeit.claim',
        ),
        ...(beside ? [text('offers.forfeit.beside', { claim: CLAIM_DAYS, days: beside.days })] : []),
      ]}
    />
  );
}

/** The same of a bonus that was granted. */
export function BonusFacts({ terms }: { terms: BonusTerms }) {
  const text = useOfferText();
  const facts = useTermFacts();
  return <Facts facts={facts(terms)} notes={[text('offers.forfeit.bonus')]} />;
}

type Fact = { label: string; value: string };

function useTermFacts(): (terms: BonusTerms) => Fact[] {
  const text = useOfferText();
  const { showPercent } = useMoney();
  return ({ times, product, stakePercent, wagerDays, releaseTimes }) => [
    { label: text('offers.fact.requirement'), value: text('offers.times', { times }) },
    { label: text('offers.fact.product'), value: text(`offers.product.${product}`) },
    {
      label: text('offers.fact.stake'),
      value:
        stakePercent === null
          ? text('offers.noLimit')
          : text('offers.share', { percent: showPercent(String(stakePercent)) }),
    },
    { label: text('offers.fact.days'), value: text('offers.days', { days: wagerDays }) },
    {
      label: text('offers.fact.cap'),
      value: releaseTimes === null ? text('offers.noLimit') : text('offers.times', { times: releaseTimes }),
    },
  ];
}

function Facts({ facts, notes }: { facts: readonly Fact[]; notes: readonly string[] }) {
  return (
    <div className={styles.box}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
