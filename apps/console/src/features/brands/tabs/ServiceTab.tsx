import { FEEDBACK_LENGTH_MAX } from '@parlour/contract/values/messages/messages.rules';
import { CUSTOMER_SERVICE_TYPES, RESOURCE_TYPES } from '@parlour/contract/values/system';
import { useText } from '../../../platform/texts.tsx';
import { NumberRow } from '../fields/NumberRow.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { Section } from '../fields/Section.tsx';
import { SwitchRow } from '../fields/SwitchRow.tsx';

/** The brand's service contacts and downloads. */
export function ServiceTab() {
  const text = useText();
  return (
    <>
      <Section title={text('brands.service')} hint={text('brands.service.hint')}>
        <RowsField
          path="customerService"
          label={text('brands.service')}
          columns={[
            { name: 'csType', label: text('brands.service.type'), options: CUSTOMER_SERVICE_TYPES },
            { name: 'title', label: text('brands.service.name') },
            { name: 'path', label: text('brands.service.link'), grow: 2 },
          ]}
          fresh={{ csType: 'OTHER', title: '', path: 'https://' }}
          add={text('brands.service.add')}
          none={text('brands.service.none')}
        />
      </Section>
      <Section title={text('brands.feedback')} hint={text('brands.feedback.hint')} columns={2}>
        <NumberRow
          path="feedback.min"
          label={text('brands.feedback.min')}
          min={1}
          max={FEEDBACK_LENGTH_MAX}
        />
        <NumberRow
          path="feedback.max"
          label={text('brands.feedback.max')}
          min={1}
          max={FEEDBACK_LENGTH_MAX}
        />
      </Section>
      <Section title={text('brands.resources')}>
        <SwitchRow path="appWindow" label={text('brands.appWindow')} />
        <RowsField
          path="resources"
          label={text('brands.resources')}
          columns={[
            { name: 'resourceType', label: text('brands.service.type'), options: RESOURCE_TYPES },
            { name: 'labelNameEn', label: text('brands.resources.label'), isOptional: true },
            { name: 'url', label: text('brands.service.link'), grow: 2 },
          ]}
          fresh={{ resourceType: 'Android', url: 'https://' }}
          add={text('brands.resources.add')}
          none={text('brands.resources.none')}
        />
      </Section>
    </>
  );
}
