import { SITE_BASE, SITE_PATHS } from '@parlour/contract/values/site-paths';
import { useText } from '../../../platform/texts.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { Section } from '../fields/Section.tsx';
import { TagsRow } from '../fields/TagsRow.tsx';
import { TextRow } from '../fields/TextRow.tsx';

/** The brand's addresses, its image hosts, and where unknown paths lead. */
export function AddressesTab() {
  const text = useText();
  return (
    <>
      <Section title={text('brands.hosts')} columns={2}>
        <TagsRow path="hosts" label={text('brands.hosts')} hint={text('brands.hosts.hint')} />
        <TextRow path="mainDomain" label={text('brands.mainDomain')} hint={text('brands.mainDomain.hint')} />
      </Section>
      <Section title={text('brands.cdns')} hint={text('brands.cdns.hint')}>
        <TagsRow path="imageCDNs" label={text('brands.cdns')} />
      </Section>
      <Section title={text('brands.routes')} hint={text('brands.routes.hint')}>
        <RowsField
          path="domainRoutes"
          label={text('brands.routes')}
          columns={[
            { name: 'path', label: text('brands.routes.path') },
            { name: 'target', label: text('brands.routes.target') },
          ]}
          fresh={{ path: SITE_BASE, target: SITE_PATHS.home }}
          add={text('brands.routes.add')}
          none={text('brands.routes.none')}
        />
      </Section>
    </>
  );
}
