import type { MemberInfo } from '@parlour/client';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { panel, Section } from '@parlour/ui';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from './AccountFacts.module.css';

/** The member's data, as far as it may be shown on a screen. */
export function AccountFacts({ member }: { member: MemberInfo }) {
  const text = useText();
  const formats = useFormats();
  const { tag, name } = LANGUAGE_NAMES[member.language];
  const none = text('member.facts.none');
  return (
    <Section title={text('member.facts.title')}>
      <dl className={panel.panel}>
        <Line label={text('member.facts.account')} value={member.account} />
        <Line label={text('member.facts.number')} value={member.customerNo} />
        <Line label={text('member.facts.mobile')} value={member.mobile ?? none} />
        <Line label={text('member.facts.email')} value={member.email ?? none} />
        <Line label={text('member.facts.language')} value={name} lang={tag} />
        <Line
          label={text('member.facts.country')}
          value={member.country ? formats.countryName(member.country) : none}
        />
        <Line label={text('member.facts.timeZone')} value={member.timeZone.replaceAll('_', ' ')} />
        <Line label={text('member.facts.since')} value={formats.date(member.registeredAt)} />
      </dl>
    </Section>
  );
}

function Line({ label, value, lang }: { label: string; value: string; lang?: string }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} lang={lang}>
        {value}
      </dd>
    </div>
  );
}
