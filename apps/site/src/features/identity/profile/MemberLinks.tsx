import { SWITCH_CODE } from '@parlour/contract/values/switches';
import type { MessageKey } from '@parlour/texts/keys';
import { type IconName, Section } from '@parlour/ui';
import { isRecord, memberLinks } from '../../../platform/routes/menu-links.rules.ts';
import { RouteLinks } from '../../../platform/routes/RouteLinks.tsx';
import type { RouteName } from '../../../platform/routes/routes.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useHasRealMoney } from './useMember.ts';

const WORDS: Partial<Record<RouteName, { icon: IconName; detail?: MessageKey }>> = {
  account: { icon: 'person', detail: 'member.account.lead' },
  rewards: { icon: 'gift' },
  mall: { icon: 'star' },
  security: { icon: 'shield', detail: 'member.security.lead' },
  limits: { icon: 'shield', detail: 'member.limits.lead' },
  push: { icon: 'bell', detail: 'messages.push.detail' },
  feedback: { icon: 'chat', detail: 'member.feedback.lead' },
  help: { icon: 'help', detail: 'member.home.help' },
};

/** The links of the member centre to pages that exist; the money records are listed elsewhere. */
export function MemberLinks() {
  const text = useText();
  const { whitelabel } = useBrand();
  const hasMoney = useHasRealMoney();
  const names: RouteName[] = [
    'account',
    ...(hasMoney ? (['limits'] as const) : []),
    ...memberLinks(whitelabel).filter((name) => !isRecord(name)),
    ...(hasMoney && whitelabel[SWITCH_CODE.push] ? (['push'] as const) : []),
    ...(hasMoney ? (['feedback'] as const) : []),
    'help',
  ];
  const links = names.map((name) => {
    const { icon, detail } = WORDS[name] ?? { icon: 'contract' };
    return { name, icon, detail: detail && text(detail) };
  });
  return (
    <Section title={text('member.home.links')}>
      <RouteLinks links={links} />
    </Section>
  );
}
