import type { MessageKey } from '@parlour/texts/keys';
import { type IconName, panel, Row, Section } from '@parlour/ui';
import { Link } from '../../platform/Link.tsx';
import { isRecord, memberLinks } from '../../platform/routes.rules.ts';
import { ROUTES, type RouteName } from '../../platform/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts.tsx';

const WORDS: Partial<Record<RouteName, { icon: IconName; detail: MessageKey }>> = {
  betRecord: { icon: 'ticket', detail: 'wallet.betRecord.emptyDetail' },
  transactions: { icon: 'swap', detail: 'wallet.transactions.emptyDetail' },
  profitLoss: { icon: 'chart', detail: 'wallet.profitLoss.emptyDetail' },
};

/** The records a brand offers, each behind its switch as in the side menu. */
export function RecordLinks() {
  const text = useText();
  const { whitelabel } = useBrand();
  const names = memberLinks(whitelabel).filter(isRecord);
  if (names.length === 0) return null;
  return (
    <Section title={text('wallet.links.title')}>
      <ul className={panel.panel}>
        {names.map((name) => (
          <li key={name}>
            <Link className={panel.link} to={ROUTES[name].path}>
              <Row
                icon={WORDS[name]?.icon ?? 'contract'}
                title={text(ROUTES[name].title)}
                detail={WORDS[name] && text(WORDS[name].detail)}
                end="arrow"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
