import { Button, Stack, TextField, Typography } from '@mui/material';
import { INTERACTION_KINDS, type InteractionKind } from '@parlour/contract/values/protection';
import { useState } from 'react';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import type { Guarded, Interaction, MemberGuard } from './protection.rules.ts';

type Props = { member: Guarded; merchant: string; guard: MemberGuard; canManage: boolean };

/** Conversations with the member about their play. */
export function Interactions({ member, merchant, guard: { interactions }, canManage }: Props) {
  const text = useText();
  const [isNoting, setNoting] = useState(false);
  const [followed, setFollowed] = useState<Interaction | null>(null);
  return (
    <Card
      title={text('protection.interactions')}
      action={
        canManage ? (
          <Button variant="outlined" onClick={() => setNoting(true)}>
            {text('protection.interaction.note')}
          </Button>
        ) : null
      }
    >
      {interactions.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('protection.interactions.none')}
        </Typography>
      ) : (
        <Stack sx={{ gap: 2 }}>
          {interactions.map((interaction) => (
            <Conversation
              key={interaction.id}
              interaction={interaction}
              onFollow={canManage ? () => setFollowed(interaction) : null}
            />
          ))}
        </Stack>
      )}
      {isNoting ? <Noting member={member} merchant={merchant} onClose={() => setNoting(false)} /> : null}
      {followed ? (
        <Following
          member={member}
          merchant={merchant}
          interaction={followed}
          onClose={() => setFollowed(null)}
        />
      ) : null}
    </Card>
  );
}

function Conversation({
  interaction,
  onFollow,
}: {
  interaction: Interaction;
  onFollow: (() => void) | null;
}) {
  const text = useText();
  const label = useLabel();
  const { at, by, kind, note, followUpOn, followedUp } = interaction;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="caption" color="textSecondary">
        <Moment at={at} /> · {label('protection.interaction', kind)} · {by.displayName}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {note}
      </Typography>
      {followedUp ? (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Moment at={followedUp.at} /> · {followedUp.by.displayName}: {followedUp.note}
        </Typography>
      ) : null}
      {followUpOn !== null && !followedUp ? (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <StateChip tone="waiting" label={text('protection.followUp.on', { day: followUpOn })} />
          {onFollow ? (
            <Button size="small" onClick={onFollow}>
              {text('protection.followUp.done')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

type DialogProps = { member: Guarded; merchant: string; onClose(): void };

function Noting({ member, merchant, onClose }: DialogProps) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const [kind, setKind] = useState<InteractionKind>('chat');
  const [followUpOn, setFollowUpOn] = useState('');
  return (
    <NoteDialog
      member={member}
      merchant={merchant}
      title={text('protection.interaction.ask', { account: member.account })}
      send={(note) =>
        client.protection.noteInteraction({
          body: { memberId: member.id, kind, note, followUpOn: followUpOn || null },
          merchant,
        })
      }
      onClose={onClose}
    >
      <SelectField
        label={text('protection.interaction')}
        value={kind}
        options={INTERACTION_KINDS.map((value) => ({ value, label: label('protection.interaction', value) }))}
        onChange={setKind}
      />
      <TextField
        type="date"
        label={text('protection.followUp')}
        value={followUpOn}
        onChange={(event) => setFollowUpOn(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </NoteDialog>
  );
}

function Following({ member, merchant, interaction, onClose }: DialogProps & { interaction: Interaction }) {
  const text = useText();
  const { client } = useConsole();
  return (
    <NoteDialog
      member={member}
      merchant={merchant}
      title={text('protection.followUp.ask')}
      send={(note) =>
        client.protection.followUpInteraction({
          body: { memberId: member.id, id: interaction.id, note },
          merchant,
        })
      }
      onClose={onClose}
    >
      <Typography variant="body2">{interaction.note}</Typography>
    </NoteDialog>
  );
}
