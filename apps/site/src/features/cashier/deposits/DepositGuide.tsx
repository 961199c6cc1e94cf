import type { CashierKey } from '@parlour/texts/load/cashier';
import { buttonClass, Icon, Section } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import styles from './DepositGuide.module.css';
import { GUIDE_STEPS, GuideArt, type GuideStep } from './GuideArt.tsx';

const WORDS: Readonly<Record<GuideStep, { title: CashierKey; body: CashierKey }>> = {
  choose: { title: 'cashier.guide.s1.title', body: 'cashier.guide.s1.body' },
  amount: { title: 'cashier.guide.s2.title', body: 'cashier.guide.s2.body' },
  pay: { title: 'cashier.guide.s3.title', body: 'cashier.guide.s3.body' },
  arrive: { title: 'cashier.guide.s4.title', body: 'cashier.guide.s4.body' },
};

const TIPS: readonly CashierKey[] = ['cashier.guide.tip1', 'cashier.guide.tip2', 'cashier.guide.tip3'];

/** How to make a deposit, step by step with pictures. */
export function DepositGuide() {
  const text = useCashierText();
  const words = useText();
  return (
    <>
      <p className={cashier.text}>{text('cashier.guide.lead', { steps: GUIDE_STEPS.length })}</p>
      <ol className={styles.steps}>
        {GUIDE_STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <GuideArt step={step} />
            <div className={styles.words}>
              <h2 className={styles.title}>{text(WORDS[step].title)}</h2>
              <p className={cashier.text}>{text(WORDS[step].body)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Section title={text('cashier.guide.tips')}>
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip} className={styles.tip}>
              <Icon name="check" />
              <span>{text(tip)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Link className={buttonClass()} to={ROUTES.deposit.path}>
        {words(ROUTES.deposit.title)}
      </Link>
    </>
  );
}
