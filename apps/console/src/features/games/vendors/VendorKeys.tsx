import { Button, Stack, Typography } from '@mui/material';
import type { VendorKeyState } from '@parlour/contract/values/games';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { fingerprintWords, type VendorDetail, type VendorKey } from '../games.rules.ts';
import { type KeyAction, KeyDialog } from './KeyDialogs.tsx';

type Props = { vendor: VendorDetail; merchant: string; canManage: boolean };
const TONES: Record<VendorKeyState, Tone> = {
  in_use: 'good',
  accepted: 'waiting',
  next: 'waiting',
  ended: 'quiet',
};
/** Enough to tell two keys apart at a glance. */
const BLOCKS_SHOWN = 4;

/** The keys by which each side knows the other. Private halves are never shown. */
export function VendorKeys({ vendor, merchant, canManage }: Props) {
  const text = useText();
  const [action, setAction] = useState<KeyAction | null>(null);
  const hasNext = vendor.keys.some(({ state }) => state === 'next');
  return (
    <Card
      title={text('games.keys')}
      action={
        canManage ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            <Button variant="outlined" disabled={hasNext} onClick={() => setAction({ name: 'make' })}>
              {text('games.key.make')}
            </Button>
            <Button variant="outlined" onClick={() => setAction({ name: 'replace' })}>
              {text('games.key.replace')}
            </Button>
          </Stack>
        ) : null
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('games.keys.hint')}
      </Typography>
      <KeysTable keys={vendor.keys} canManage={canManage} onAct={setAction} />
      {action ? (
        <KeyDialog action={action} vendor={vendor} merchant={merchant} onClose={() => setAction(null)} />
      ) : null}
    </Card>
  );
}

type TableProps = { keys: readonly VendorKey[]; canManage: boolean; onAct(action: KeyAction): void };

function KeysTable({ keys, canManage, onAct }: TableProps) {
  const text = useText();
  const label = useLabel();
  const columns: Column<VendorKey>[] = [
    { id: 'side', head: text('games.key.side'), cell: ({ side }) => label('games.key.side', side) },
    {
      id: 'state',
      head: text('games.key.state'),
      cell: ({ state }) => <StateChip tone={TONES[state]} label={label('games.key.state', state)} />,
    },
    {
      id: 'fingerprint',
      head: text('games.key.fingerprint'),
      cell: ({ fingerprint }) => <Code>{fingerprintWords(fingerprint, BLOCKS_SHOWN)}</Code>,
    },
    { id: 'createdAt', head: text('games.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { id: 'endsAt', head: text('games.key.endsAt'), cell: ({ endsAt }) => <Moment at={endsAt} /> },
    {
      id: 'actions',
      head: '',
      align: 'right',
      cell: (key) => <KeyActions vendorKey={key} canManage={canManage} onAct={onAct} />,
    },
  ];
  return (
    <RowsTable label={text('games.keys')} columns={columns} rows={keys} idOf={({ id, side }) => id ?? side} />
  );
}

type ActionProps = { vendorKey: VendorKey; canManage: boolean; onAct(action: KeyAction): void };

function KeyActions({ vendorKey, canManage, onAct }: ActionProps) {
  const text = useText();
  const { id, state } = vendorKey;
  return (
    <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end' }}>
      <Button onClick={() => onAct({ name: 'show', vendorKey })}>{text('games.key.show')}</Button>
      {canManage && id !== null && state === 'next' ? (
        <Button onClick={() => onAct({ name: 'use', keyId: id })}>{text('games.key.use')}</Button>
      ) : null}
      {canManage && id !== null && (state === 'next' || state === 'accepted') ? (
        <Button color="error" onClick={() => onAct({ name: 'revoke', keyId: id })}>
          {text('games.key.revoke')}
        </Button>
      ) : null}
    </Stack>
  );
}
