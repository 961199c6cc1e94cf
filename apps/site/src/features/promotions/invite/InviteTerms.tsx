import { Section } from '@parlour/ui';
import { useMoney } from '../../../platform/texts/texts.tsx';
import styles from './InviteTerms.module.css';
import { useInviteText } from './invite-text.ts';
import type { Invitation } from './useInvite.ts';

/** What a friend does, step by step, and what else holds. */
export function InviteTerms({ invitation: { plan, currency } }: { invitation: Invitation }) {
  const text = useInviteText();
  const { showRound } = useMoney();
  const steps = [
    text('invite.steps.register'),
    text('invite.steps.phone'),
    text('invite.steps.deposit', { amount: showRound(plan.deposit, currency) }),
    text('invite.steps.stake', { amount: showRound(plan.stake, currency) }),
    text('invite.steps.pay', { days: plan.waitDays }),
  ];
  const terms = [
    text('invite.terms.days', { days: plan.days }),
    text('invite.terms.stake'),
    text('invite.terms.cash'),
    text('invite.terms.month', { count: plan.perMonth }),
    text('invite.terms.one'),
    text('invite.terms.agent'),
  ];
  return (
    <>
      <Section title={text('invite.steps.title')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text('invite.terms.title')}>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
