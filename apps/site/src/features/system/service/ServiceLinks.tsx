import type { SystemInfo } from '@parlour/client';
import { panel, Row, Section } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './ServiceLinks.module.css';
import { openableServiceLinks, type ServiceLink } from './service-link.rules.ts';

type Props = { entries: SystemInfo['customerService']; lead?: string };

export function ServiceLinks({ entries, lead }: Props) {
  const text = useText();
  const links = openableServiceLinks(entries);
  if (links.length === 0) return null;
  return (
    <Section title={text('service.title')}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ServiceList links={links} />
    </Section>
  );
}

export function ServiceList({ links }: { links: readonly ServiceLink[] }) {
  const text = useText();
  return (
    <ul className={panel.panel}>
      {links.map(({ kind, title, href }) => (
        <li key={href}>
          <a className={panel.link} href={href} target="_blank" rel="noopener noreferrer">
            <Row
              icon={kind === 'TELEGRAM' ? 'plane' : 'chat'}
              title={title}
              detail={text('service.newTab')}
              end="outside"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
