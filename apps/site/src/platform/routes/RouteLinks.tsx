import { type IconName, panel, Row } from '@parlour/ui';
import { useText } from '../texts/texts.tsx';
import { Link } from './Link.tsx';
import { ROUTES, type RouteName } from './routes.ts';

/** Links to pages of the site, labelled with the page's title. */
export type RouteLink = { name: RouteName; icon: IconName; detail?: string | undefined };

export function RouteLinks({ links }: { links: readonly RouteLink[] }) {
  const text = useText();
  return (
    <ul className={panel.panel}>
      {links.map(({ name, icon, detail }) => (
        <li key={name}>
          <Link className={panel.link} to={ROUTES[name].path}>
            <Row icon={icon} title={text(ROUTES[name].title)} detail={detail} end="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
