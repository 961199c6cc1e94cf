import { Box, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type { AuditRecord } from '@parlour/client/console';
import type { ReactNode } from 'react';
import { Changes } from '../../parts/values/Changes.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';

/** One record in full: who, when, from where, and the values before and after. */
export function AuditRecordDialog({ record, onClose }: { record: AuditRecord; onClose(): void }) {
  const text = useText();
  const label = useLabel();
  const { at, operator, target, merchantCode, reason, ip, userAgent, requestId, changes } = record;
  const facts: [string, ReactNode][] = [
    [text('audit.at'), <Moment key="at" at={at} />],
    [text('audit.operator'), operator ? `${operator.displayName} (${operator.name})` : text('audit.machine')],
    [text('audit.code'), <Code key="code">{record.action}</Code>],
    [text('audit.target'), <Code key="target">{`${target.kind} ${target.id}`}</Code>],
    [text('audit.brand'), merchantCode ?? text('audit.platform')],
    [text('audit.reason'), reason ?? '–'],
    [text('audit.address'), <Code key="ip">{ip ?? '–'}</Code>],
    [text('audit.browser'), <Code key="browser">{userAgent ?? '–'}</Code>],
    [text('audit.request'), <Code key="request">{requestId ?? '–'}</Code>],
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="audit-record">
      <DialogTitle
        id="audit-record"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        {label('audit.action', record.action)}
        <IconButton autoFocus aria-label={text('frame.close')} onClick={onClose}>
          <Glyph name="close" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Facts facts={facts} />
        <Box sx={{ mt: 2.5 }}>
          <Changes changes={changes} />
        </Box>
      </DialogContent>
    </Dialog>
  );
}
