import { type IconName, panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/Link.tsx';
import { ROUTES, type RouteName } from '../../../platform/routes.ts';
import { useText } from '../../../platform/texts.tsx';

const LINKS: readonly { name: RouteName; icon: IconName }[] = [
  { name: 'withdrawRecord', icon: 'contract' },
  { name: 'bankCards', icon: 'wallet' },
  { name: 'paymentPassword', icon: 'lock' },
];

export function WithdrawLinks() {
  const words = useText();
  return (
    <ul className={panel.panel}>
      {LINKS.map(({ name, icon }) => (
        <li key={name}>
          <Link className={panel.link} to={ROUTES[name].path}>
            <Row icon={icon} title={words(ROUTES[name].title)} end="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
