import type { MessageKey } from '@parlour/texts/keys';
import { type IconName, Section } from '@parlour/ui';
import { isRecord, memberLinks } from '../../../platform/routes/menu-links.rules.ts';
import { RouteLinks } from '../../../platform/routes/RouteLinks.tsx';
import type { RouteName } from '../../../platform/routes/routes.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';

const WORDS: Partial<Record<RouteName, { icon: IconName; detail: MessageKey }>> = {
  betRecord: { icon: 'ticket', detail: 'wallet.betRecord.about' },
  transactions: { icon: 'swap', detail: 'wallet.transactions.about' },
  profitLoss: { icon: 'chart', detail: 'wallet.profitLoss.about' },
};

/** The records a brand offers, each with the same switch as in the side menu. */
export function RecordLinks() {
  const text = useText();
  const { whitelabel } = useBrand();
  const names = memberLinks(whitelabel).filter(isRecord);
  if (names.length === 0) return null;
  const links = names.map((name) => {
    const { icon, detail } = WORDS[name] ?? { icon: 'contract' };
    return { name, icon, detail: detail && text(detail) };
  });
  return (
    <Section title={text('wallet.links.title')}>
      <RouteLinks links={links} />
    </Section>
  );
}
