import { BREAK_TERMS, EXCLUSION_TERMS, type ExclusionTerm } from '@parlour/contract/values/protection';
import { Button, Chips, Section } from '@parlour/ui';
import { useState } from 'react';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';
import { useTermName } from './useTermName.ts';

type Props = { onChanged: () => void };

const LASTING_TERMS = EXCLUSION_TERMS.filter((term) => !BREAK_TERMS.some((each) => each === term));

/** A break of days. */
export function BreakPanel(props: Props) {
  const text = useProtectionText();
  return (
    <TermPanel
      {...props}
      terms={BREAK_TERMS}
      title={text('protection.break.title')}
      lead={text('protection.break.lead')}
      submit={text('protection.break.submit')}
    />
  );
}

/** An exclusion of months, of years or for good. */
export function ExclusionPanel(props: Props) {
  const text = useProtectionText();
  return (
    <TermPanel
      {...props}
      terms={LASTING_TERMS}
      title={text('protection.exclusion.title')}
      lead={text('protection.exclusion.lead')}
      submit={text('protection.exclusion.submit')}
    />
  );
}

type TermProps = Props & { terms: readonly ExclusionTerm[]; title: string; lead: string; submit: string };

function TermPanel({ terms, title, lead, submit, onChanged }: TermProps) {
  const nameOf = useTermName();
  const [term, setTerm] = useState<ExclusionTerm | undefined>(terms[0]);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={title}>
      <div className={styles.card}>
        <p className={styles.lead}>{lead}</p>
        <Chips
          shape="grid"
          label={title}
          options={terms.map((each) => ({ value: each, label: nameOf(each) }))}
          value={term ?? ''}
          onChange={setTerm}
        />
        <Button kind="quiet" label={submit} onPress={() => setAsking(true)} />
      </div>
      {isAsking && term && (
        <ExcludeDialog term={term} submit={submit} onDone={onChanged} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}
