import { Button, Dialog, Icon, IconButton } from '@parlour/ui';
import { useEffect } from 'react';
import { openableServiceLinks } from '../features/system/service-link.rules.ts';
import { usePlace } from '../platform/place.store.ts';
import { memberLinks } from '../platform/routes.rules.ts';
import type { RouteName } from '../platform/routes.ts';
import { endSession, useSession } from '../platform/session.store.ts';
import { useBrand } from '../platform/site.ts';
import { useText } from '../platform/texts.tsx';
import { useCountedDialog } from '../platform/useCountedDialog.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MenuGroup, MenuRoute, MenuService } from './MenuLink.tsx';
import styles from './SideMenu.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Only pages that are built: what is not is not linked from a menu. */
const SHORTCUTS: readonly RouteName[] = ['beginnerGuide', 'help', 'responsibleGaming', 'app', 'about', 'nav'];

export default function SideMenu({ onClose }: { onClose: () => void }) {
  const text = useText();
  useCountedDialog();
  useCloseOnLeave(onClose);
  return (
    <Dialog kind="side" label={text('shell.menu.title')} onClose={onClose}>
      {(close) => (
        <div className={styles.menu}>
          <Summary onClose={close} />
          <MemberGroup />
          <MenuGroup title={text('shell.menu.shortcuts')}>
            {SHORTCUTS.map((name) => (
              <MenuRoute key={name} name={name} />
            ))}
          </MenuGroup>
          <ServiceGroup />
          <MenuGroup title={text('shell.language.title')}>
            <LanguageChoice />
          </MenuGroup>
          <MenuGroup title={text('shell.theme.title')}>
            <ThemeChoice />
          </MenuGroup>
          <SignOut />
        </div>
      )}
    </Dialog>
  );
}

function Summary({ onClose }: { onClose: () => void }) {
  const text = useText();
  const name = useSession(({ stored, member }) => member?.nickname ?? member?.account ?? stored?.userName);
  return (
    <div className={styles.summary}>
      <span className={styles.avatar}>
        <Icon name="person" />
      </span>
      <p className={styles.words}>
        <span className={styles.name}>{name ?? text('shell.menu.guest')}</span>
        {!name && <span className={styles.detail}>{text('shell.menu.guestDetail')}</span>}
      </p>
      <IconButton icon="close" label={text('shell.close')} onPress={onClose} />
    </div>
  );
}

function MemberGroup() {
  const text = useText();
  const { whitelabel } = useBrand();
  const links = memberLinks(whitelabel);
  if (links.length === 0) return null;
  return (
    <MenuGroup title={text('shell.menu.links')}>
      {links.map((name) => (
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

function SignOut() {
  const text = useText();
  const isSignedIn = useSession(({ stored }) => stored !== null);
  if (!isSignedIn) return null;
  return <Button kind="quiet" icon="exit" label={text('shell.menu.logout')} onPress={endSession} />;
}

/** Whoever leaves the page, with the browser's button or by a link, leaves the menu too. */
function useCloseOnLeave(onClose: () => void): void {
  useEffect(() => usePlace.subscribe(onClose), [onClose]);
}
