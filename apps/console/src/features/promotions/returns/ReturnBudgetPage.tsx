import { Alert, Box, Stack, Typography } from '@mui/material';
import { RETURN_PARTS } from '@parlour/contract/values/promotions/promotions';
import { SIMULATION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type Budget, type Category, GIVEN_PARTS, sliceOf } from './return-budget.rules.ts';
import { SettingsCard } from './SettingsCard.tsx';

const COLOURS = {
  jackpot: 'color-mix(in srgb, var(--warning) 45%, var(--surface-2))',
  rebate: 'primary.main',
  rescue: 'color-mix(in srgb, var(--success) 45%, var(--surface-2))',
  points: 'var(--success)',
  gifts: 'var(--warning)',
  contracts: 'text.secondary',
} as const;

/** What comes back to members of every category's stakes: below the whole, or nothing is published. */
export function ReturnBudgetPage() {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('returnBudget.title')}
        hint={text('returnBudget.hint', { days: SIMULATION_DAYS })}
      />
      <ChooseBrand>{(merchant) => <ReturnBudget key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function ReturnBudget({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['returnBudget', merchant],
    queryFn: () => client.promotions.returnBudget({ query: {}, merchant }),
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={10} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {data.isWaiting ? (
        <Alert severity="info" variant="outlined">
          {text('returnBudget.waiting')}
        </Alert>
      ) : null}
      <Card title={text('returnBudget.bars')}>
        {data.categories.length === 0 ? (
          <EmptyState glyph="scales" title={text('returnBudget.empty')} />
        ) : (
          <Stack sx={{ gap: 2 }}>
            <Legend />
            {data.categories.map((category) => (
              <Bar key={category.category} category={category} />
            ))}
          </Stack>
        )}
      </Card>
      <Parts budget={data} />
      <SettingsCard key={data.version} budget={data} merchant={merchant} />
    </Stack>
  );
}

function Legend() {
  const label = useLabel();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {GIVEN_PARTS.map((part) => (
        <Stack key={part} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <Box sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: COLOURS[part] }} />
          <Typography variant="caption">{label('returnBudget.part', part)}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** The bar is what the house keeps of stakes by the games alone; what is given back fills it. */
function Bar({ category }: { category: Category }) {
  const text = useText();
  const label = useLabel();
  const { parts, total } = category;
  const isOver = Number(total) >= 100;
  const words = text('returnBudget.total', { total });
  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 0.5, flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label('games.category', category.category)}
        </Typography>
        <Typography variant="body2" color={isOver ? 'error' : 'textSecondary'}>
          {words}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        role="img"
        aria-label={`${label('games.category', category.category)}: ${words}`}
        sx={{
          height: 14,
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'var(--surface-2)',
          outline: isOver ? '2px solid var(--danger)' : 'none',
        }}
      >
        {GIVEN_PARTS.map((part) => (
          <Box key={part} sx={{ width: `${sliceOf(category, part)}%`, bgcolor: COLOURS[part] }} />
        ))}
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {text('returnBudget.games', { returned: parts.return })}
        {category.isJudged ? '' : ` ${text('returnBudget.notJudged')}`}
      </Typography>
    </Box>
  );
}

function Parts({ budget }: { budget: Budget }) {
  const text = useText();
  const label = useLabel();
  return (
    <Card title={text('returnBudget.parts')}>
      <RowsTable
        label={text('returnBudget.parts')}
        rows={budget.categories}
        idOf={({ category }) => category}
        columns={[
          {
            id: 'category',
            head: text('offers.category'),
            isRowHead: true,
            cell: ({ category }) => label('games.category', category),
          },
          {
            id: 'valid',
            head: text('returnBudget.valid'),
            align: 'right',
            cell: ({ valid }) => <Amount value={valid} currency={budget.currency} isNamed />,
          },
          ...RETURN_PARTS.map((part) => ({
            id: part,
            head: label('returnBudget.part', part),
            align: 'right' as const,
            cell: ({ parts }: Category) => text('returnBudget.percent', { percent: parts[part] }),
          })),
          {
            id: 'total',
            head: text('returnBudget.sum'),
            align: 'right',
            cell: ({ total }) => <strong>{text('returnBudget.percent', { percent: total })}</strong>,
          },
        ]}
      />
    </Card>
  );
}
