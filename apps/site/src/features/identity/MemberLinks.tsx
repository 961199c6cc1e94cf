import type { MessageKey } from '@parlour/texts/keys';
import { type IconName, panel, Row, Section } from '@parlour/ui';
import { Link } from '../../platform/Link.tsx';
import { isRecord, memberLinks } from '../../platform/routes.rules.ts';
import { ROUTES, type RouteName } from '../../platform/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts.tsx';

type Words = { icon: IconName; detail: MessageKey };

const WORDS: Partial<Record<RouteName, Words>> = {
  account: { icon: 'person', detail: 'member.account.lead' },
  security: { icon: 'shield', detail: 'member.security.lead' },
  help: { icon: 'help', detail: 'member.home.help' },
};

/** The ways on from the member centre, as far as they lead somewhere; the records of money have a place of their own. */
export function MemberLinks() {
  const text = useText();
  const { whitelabel } = useBrand();
  const names: RouteName[] = [
    'account',
    ...memberLinks(whitelabel).filter((name) => !isRecord(name)),
    'help',
  ];
  return (
    <Section title={text('member.home.links')}>
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
