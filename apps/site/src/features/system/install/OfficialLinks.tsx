import type { SystemInfo } from '@parlour/client';
import { panel, Row, Section } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';
import { officialLinks } from './install-ways.rules.ts';

/** The brand's own channels, with the labels the brand gave them. */
export function OfficialLinks({ resources }: { resources: SystemInfo['resources'] }) {
  const text = useText();
  const links = officialLinks(resources);
  if (links.length === 0) return null;
  return (
    <Section title={text('system.official.title')}>
      <ul className={panel.panel}>
        {links.map(({ resourceType, url, labelNameEn }) => (
          <li key={url}>
            <a className={panel.link} href={url} target="_blank" rel="noopener noreferrer">
              <Row
                icon={resourceType === 'TELEGRAM' ? 'plane' : 'users'}
                title={labelNameEn ?? resourceType}
                detail={text('service.newTab')}
                end="outside"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
