import { buttonClass, Dialog, IconButton } from '@parlour/ui';
import { useEffect } from 'react';
import { Avatar } from '../../features/identity/profile/Avatar.tsx';
import { useHasRealMoney, useIsSignedIn, useMemberName } from '../../features/identity/profile/useMember.ts';
import { VipLabel } from '../../features/identity/profile/VipLabel.tsx';
import { useCanRegister } from '../../features/identity/registration/useCanRegister.ts';
import { LogOutButton } from '../../features/identity/sessions/LogOutButton.tsx';
import { TrialBadge } from '../../features/identity/trial/TrialBadge.tsx';
import { useHasFreePlay } from '../../features/identity/trial/useHasFreePlay.ts';
import { openableServiceLinks } from '../../features/system/service/service-link.rules.ts';
import { BalanceLine } from '../../features/wallet/balance/BalanceLine.tsx';
import { useCountedDialog } from '../../platform/dialogs/useCountedDialog.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { memberLinks } from '../../platform/routes/menu-links.rules.ts';
import { usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useEntryPath } from '../../platform/session/useEntryPath.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MenuGroup, MenuRoute, MenuService } from './MenuLink.tsx';
import styles from './SideMenu.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Specification section 2: the money links of members. */
const MONEY: readonly RouteName[] = ['deposit', 'withdraw', 'limits'];
/** Only pages that are built: a menu links to no others. */
const SHORTCUTS: readonly RouteName[] = [
  'messages',
  'beginnerGuide',
  'help',
  'responsibleGaming',
  'app',
  'about',
  'nav',
];

export default function SideMenu({ onClose }: { onClose: () => void }) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  useCountedDialog();
  useCloseOnLeave(onClose);
  return (
    <Dialog kind="side" label={text('shell.menu.title')} onClose={onClose}>
      {(close) => (
        <div className={styles.menu}>
          <Summary onClose={close} />
          <MenuGroup title={text('shell.language.title')}>
            <LanguageChoice />
          </MenuGroup>
          <MemberGroup />
          <MenuGroup title={text('shell.menu.shortcuts')}>
            {SHORTCUTS.map((name) => (
              <MenuRoute key={name} name={name} />
            ))}
          </MenuGroup>
          <ServiceGroup />
          <MenuGroup title={text('shell.theme.title')}>
            <ThemeChoice />
          </MenuGroup>
          {isSignedIn && <LogOutButton />}
        </div>
      )}
    </Dialog>
  );
}

function Summary({ onClose }: { onClose: () => void }) {
  const text = useText();
  const name = useMemberName();
  return (
    <div className={styles.top}>
      <div className={styles.summary}>
        {name ? (
          <Link className={styles.picture} to={ROUTES.memberHome.path} aria-label={text('member.home.title')}>
            <Avatar size="medium" />
          </Link>
        ) : (
          <Avatar size="medium" />
        )}
        <p className={styles.words}>
          <span className={styles.name}>{name ?? text('shell.menu.guest')}</span>
          {name ? <VipLabel /> : <span className={styles.detail}>{text('shell.menu.guestDetail')}</span>}
        </p>
        <IconButton icon="close" label={text('shell.close')} onPress={onClose} />
      </div>
      {name ? <BalanceLine /> : <VisitorLinks />}
      <TrialBadge />
    </div>
  );
}

function VisitorLinks() {
  const text = useText();
  const login = useEntryPath('login');
  const register = useEntryPath('register');
  const canRegister = useCanRegister();
  return (
    <div className={styles.ways}>
      <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={login}>
        {text('shell.header.login')}
      </Link>
      {canRegister && (
        <Link className={buttonClass({ size: 'small' })} to={register}>
          {text('shell.header.register')}
        </Link>
      )}
    </div>
  );
}

function MemberGroup() {
  const text = useText();
  const { whitelabel } = useBrand();
  const isSignedIn = useIsSignedIn();
  const hasMoney = useHasRealMoney();
  const hasFreePlay = useHasFreePlay();
  if (!isSignedIn)
    return (
      hasFreePlay && (
        <MenuGroup title={text('shell.menu.try')}>
          <MenuRoute name="trial" />
        </MenuGroup>
      )
    );
  return (
    <MenuGroup title={text('shell.menu.links')}>
      <MenuRoute name="memberHome" />
      {hasMoney && <MenuRoute name="vip" />}
      {hasMoney && <MenuRoute name="bonuses" />}
      {hasMoney && MONEY.map((name) => <MenuRoute key={name} name={name} />)}
      <MenuRoute name="myGames" />
      <MenuRoute name="account" />
      {memberLinks(whitelabel).map((name) => (
        <MenuRoute key={name} name={name} />
      ))}
    </MenuGroup>
  );
}

function ServiceGroup() {
  const text = useText();
  const links = openableServiceLinks(useBrand().customerService);
  if (links.length === 0) return null;
  return (
    <MenuGroup title={text('shell.menu.service')}>
      {links.map((link) => (
        <MenuService key={link.href} {...link} />
      ))}
    </MenuGroup>
  );
}

/** Leaving the page, with the back button or by a link, closes the menu too. */
function useCloseOnLeave(onClose: () => void): void {
  useEffect(() => usePlace.subscribe(onClose), [onClose]);
}
