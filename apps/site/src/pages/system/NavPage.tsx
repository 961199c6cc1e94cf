import type { MessageKey } from '@parlour/texts/keys';
import { Icon, PageBody, panel, Section } from '@parlour/ui';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './NavPage.module.css';

type Group = { title: MessageKey; names: readonly RouteName[] };

const GROUPS: readonly Group[] = [
  {
    title: 'system.nav.information',
    names: ['home', 'beginnerGuide', 'help', 'service', 'app', 'about', 'unavailable', 'restricted'],
  },
  {
    title: 'system.nav.legal',
    names: ['userAgreement', 'terms', 'privacy', 'licences', 'responsibleGaming'],
  },
];

/** The site map: every page that is built. */
export default function NavPage() {
  const text = useText();
  const { name } = useBrand();
  return (
    <PageBody lead={text('system.nav.detail', { name })}>
      {GROUPS.map(({ title, names }) => (
        <Section key={title} title={text(title)}>
          <ul className={panel.panel}>
            {names.map((route) => (
              <li key={route}>
                <Link className={panel.link} to={ROUTES[route].path}>
                  <span className={styles.row}>
                    {text(ROUTES[route].title)}
                    <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </PageBody>
  );
}
