import { Button, Link } from '@mui/material';
import type { AuditRecord } from '@parlour/client/console';
import { AUDIT_KINDS, type AuditKind } from '@parlour/contract/values/operators';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, MomentFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { ShortId } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip, type Tone } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { AuditRecordDialog } from './AuditRecordDialog.tsx';
import { ExportAudit } from './ExportAudit.tsx';
import { OperatorFilter } from './OperatorFilter.tsx';

const TONE: Readonly<Record<AuditKind, Tone>> = { change: 'waiting', view: 'quiet', access: 'good' };

/** Everything operators did and viewed. Nothing here can be changed. */
export function AuditPage() {
  const text = useText();
  const label = useLabel();
  const [opened, setOpened] = useState<AuditRecord | null>(null);
  return (
    <>
      <PageHead title={text('audit.title')} hint={text('audit.hint')} />
      <CursorList<AuditRecord>
        resource="audit"
        label={text('audit.title')}
        filters={
          <>
            <OperatorFilter />
            <TextFilter source="action" label={text('audit.action')} width={200} />
            <ChoiceFilter
              source="kind"
              label={text('audit.kind')}
              options={AUDIT_KINDS.map((kind) => ({ value: kind, label: label('audit.kind', kind) }))}
              width={130}
            />
            <TextFilter source="targetKind" label={text('audit.targetKind')} width={130} />
            <TextFilter source="targetId" label={text('audit.targetId')} width={170} />
            <MomentFilter source="from" label={text('audit.from')} />
            <MomentFilter source="until" label={text('audit.until')} />
            <ClearFilters />
            <ExportAudit />
          </>
        }
        columns={useColumns(setOpened)}
        empty={<EmptyState glyph="audit" title={text('audit.empty')} hint={text('audit.empty.hint')} />}
      />
      {opened ? <AuditRecordDialog record={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function useColumns(open: (record: AuditRecord) => void): Column<AuditRecord>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'at', head: text('audit.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'operator',
      head: text('audit.operator'),
      cell: ({ operator }) => operator?.displayName ?? text('audit.machine'),
    },
    {
      id: 'action',
      head: text('audit.action'),
      cell: (record) => (
        <Link
          component="button"
          type="button"
          underline="hover"
          onClick={() => open(record)}
          sx={{ textAlign: 'left' }}
        >
          {label('audit.action', record.action)}
        </Link>
      ),
    },
    {
      id: 'kind',
      head: text('audit.kind'),
      cell: ({ kind }) => <StateChip tone={TONE[kind]} label={label('audit.kind', kind)} />,
    },
    {
      id: 'target',
      head: text('audit.target'),
      cell: ({ target }) => (
        <>
          {label('audit.target', target.kind)} <ShortId id={target.id} />
        </>
      ),
    },
    {
      id: 'brand',
      head: text('audit.brand'),
      cell: ({ merchantCode }) => merchantCode ?? text('audit.platform'),
    },
    { id: 'reason', head: text('audit.reason'), cell: ({ reason }) => <OneLine words={reason} /> },
  ];
}

function ClearFilters() {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return null;
  return (
    <Button onClick={() => setFilters({})} sx={{ height: 40 }}>
      {text('frame.filters.clear')}
    </Button>
  );
}
