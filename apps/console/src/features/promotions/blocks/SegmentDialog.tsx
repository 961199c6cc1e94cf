import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { AudienceFields } from '../AudienceFields.tsx';
import type { OfferAudience } from '../offers.rules.ts';

const NOBODY_YET: OfferAudience = { newForDays: null, registeredFrom: null, levelFrom: null };

/** Blocks all members who have something in common. */
export function SegmentDialog({ merchant, onClose }: { merchant: string; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [audience, setAudience] = useState(NOBODY_YET);
  return (
    <ReasonDialog
      title={text('segments.add')}
      confirm={text('blocks.block')}
      isDangerous
      act={(reason) => client.promotions.blockSegment({ body: { audience, reason }, merchant })}
      onDone={() => {
        notify(text('segments.done'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['segmentBlocks'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text('segments.effect')}
      <Stack sx={{ gap: 2, mt: 2 }}>
        <AudienceFields audience={audience} onChange={setAudience} canEdit merchant={merchant} />
      </Stack>
    </ReasonDialog>
  );
}
