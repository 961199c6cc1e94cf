import { Icon, type IconName } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './MenuLink.module.css';

const ICONS: Partial<Record<RouteName, IconName>> = {
  about: 'info',
  account: 'person',
  app: 'phone',
  bankCards: 'wallet',
  beginnerGuide: 'book',
  betRecord: 'ticket',
  deposit: 'download',
  help: 'help',
  limits: 'shield',
  mall: 'star',
  memberHome: 'wallet',
  messages: 'mail',
  myGames: 'grid',
  nav: 'grid',
  profitLoss: 'chart',
  responsibleGaming: 'shield',
  security: 'lock',
  transactions: 'swap',
  trial: 'gift',
  vip: 'star',
  bonuses: 'gift',
  withdraw: 'upload',
};

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <div className={styles.group}>{children}</div>
    </section>
  );
}

export function MenuRoute({ name }: { name: RouteName }) {
  const text = useText();
  const { path, title } = ROUTES[name];
  return (
    <Link className={styles.link} to={path}>
      <Icon name={ICONS[name] ?? 'contract'} />
      <span className={styles.words}>{text(title)}</span>
      <Icon name="arrow" />
    </Link>
  );
}

export function MenuService({ kind, title, href }: { kind: string; title: string; href: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={kind === 'TELEGRAM' ? 'plane' : 'chat'} />
      <span className={styles.words}>{title}</span>
      <Icon name="outside" />
    </a>
  );
}
