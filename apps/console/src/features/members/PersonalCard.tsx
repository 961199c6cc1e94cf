import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import type { MemberDetail, PersonalData } from './members.rules.ts';

type Props = { member: MemberDetail; merchant: string };

/** Masked until an operator gives a reason; then shown in full until they leave. */
export function PersonalCard({ member, merchant }: Props) {
  const text = useText();
  const label = useLabel();
  const canReveal = usePermission({ permission: 'members.reveal', scope: 'brand' }, merchant);
  const [isAsking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<PersonalData | null>(null);
  const { mobile, email } = revealed ?? member;
  const others = Object.entries(revealed?.fields ?? {});
  const facts: [string, ReactNode][] = [
    [text('members.mobile'), <Contact key="mobile" value={mobile} isVerified={member.isMobileVerified} />],
    [text('members.email'), <Contact key="email" value={email} isVerified={member.isEmailVerified} />],
    ...others.map(([field, value]): [string, ReactNode] => [label('registrationField', field), value]),
  ];
  return (
    <Card
      title={text('members.card.personal')}
      action={
        canReveal && !revealed ? (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {text('members.reveal')}
          </Button>
        ) : null
      }
    >
      {revealed ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }} role="status">
          {text('members.reveal.note')}
        </Alert>
      ) : null}
      <Facts facts={facts} />
      {revealed && others.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {text('members.reveal.empty')}
        </Typography>
      ) : null}
      {isAsking ? (
        <RevealDialog
          member={member}
          merchant={merchant}
          onRevealed={setRevealed}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}

function Contact({ value, isVerified }: { value: string | null; isVerified: boolean }) {
  const text = useText();
  if (value === null) return text('members.none');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {value}
      {isVerified ? (
        <StateChip tone="good" label={text('members.mobile.verified')} />
      ) : (
        <StateChip tone="quiet" label={text('members.mobile.notVerified')} />
      )}
    </Stack>
  );
}

type RevealProps = Props & { onRevealed(data: PersonalData): void; onClose(): void };

function RevealDialog({ member: { id, account }, merchant, onRevealed, onClose }: RevealProps) {
  const text = useText();
  const { client } = useConsole();
  return (
    <ReasonDialog
      title={text('members.reveal.ask', { account })}
      confirm={text('members.reveal')}
      act={(reason) => client.identity.revealMember({ body: { id, reason }, merchant })}
      onDone={(data) => {
        onRevealed(data);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{text('members.reveal.hint')}</Typography>
    </ReasonDialog>
  );
}
