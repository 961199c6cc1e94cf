import type { SystemInfo } from '@parlour/client';
import { text } from '../../platform/texts.ts';
import type { IconName } from './Icon.tsx';
import panel from './Panel.module.css';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';
import styles from './ServiceLinks.module.css';
import { openableServiceLinks } from './service-link.rules.ts';

type Props = { entries: SystemInfo['customerService']; lead?: string };

export function ServiceLinks({ entries, lead }: Props) {
  const links = openableServiceLinks(entries);
  if (links.length === 0) return null;
  return (
    <Section title={text('service.title')}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul className={panel.panel}>
        {links.map(({ kind, title, href }) => (
          <li key={href}>
            <a className={panel.link} href={href} target="_blank" rel="noopener noreferrer">
              <Row icon={iconOf(kind)} title={title} detail={text('service.newTab')} end="outside" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function iconOf(kind: string): IconName {
  return kind === 'TELEGRAM' ? 'plane' : 'chat';
}
