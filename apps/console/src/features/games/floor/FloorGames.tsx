import { Button } from '@mui/material';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { ChangeGameDialog } from './ChangeGameDialog.tsx';
import type { FloorGame } from './floor.rules.ts';

type Props = { merchant: string; games: readonly FloorGame[]; currency: string };

/** Every game that members play together, with its limits in the brand's currency. */
export function FloorGames({ merchant, games, currency }: Props) {
  const text = useText();
  const [chosen, setChosen] = useState<FloorGame | null>(null);
  const columns = useColumns(merchant, setChosen);
  return (
    <Card title={text('games.floor.games', { currency })}>
      <RowsTable
        label={text('games.floor.games', { currency })}
        columns={columns}
        rows={games}
        idOf={({ vendor, gameCode }) => `${vendor} ${gameCode}`}
      />
      {chosen ? (
        <ChangeGameDialog
          game={chosen}
          currency={currency}
          merchant={merchant}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Card>
  );
}

function useColumns(merchant: string, onChoose: (game: FloorGame) => void): Column<FloorGame>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const canDecide = usePermission({ permission: 'games.decide', scope: 'brand' }, merchant);
  return [
    {
      id: 'name',
      head: text('games.cards.game'),
      isRowHead: true,
      minWidth: 200,
      cell: ({ name, vendorName }) => `${name} · ${vendorName}`,
    },
    { id: 'kind', head: text('games.floor.kind'), cell: ({ kind }) => label('games.floor.kind', kind) },
    {
      id: 'pace',
      head: text('games.floor.pace'),
      cell: ({ pace }) => (pace === null ? '–' : label('games.floor.pace', pace)),
    },
    {
      id: 'limits',
      head: text('games.floor.limits'),
      align: 'right',
      cell: ({ limits }) =>
        limits === null ? '–' : `${formats.decimal(limits.least)} – ${formats.decimal(limits.most)}`,
    },
    {
      id: 'state',
      head: text('games.held.state'),
      cell: ({ isOpen }) => (
        <StateChip
          tone={isOpen ? 'good' : 'quiet'}
          label={text(isOpen ? 'games.vendor.open' : 'games.vendor.closed')}
        />
      ),
    },
    {
      id: 'change',
      head: '',
      align: 'right',
      cell: (game) =>
        canDecide && game.limits ? (
          <Button
            aria-label={text('games.floor.changeOf', { name: game.name })}
            onClick={() => onChoose(game)}
          >
            {text('games.floor.change')}
          </Button>
        ) : null,
    },
  ];
}
