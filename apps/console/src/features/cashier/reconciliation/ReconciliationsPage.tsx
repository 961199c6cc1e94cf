import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { gatewaysToChoose, titleOfGateway } from '../../../parts/gateways.rules.ts';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { useGateways } from '../../../platform/useGateways.ts';
import { usePermission } from '../../../platform/usePermission.ts';
import { dayBefore, type Reconciliation } from '../cashier.rules.ts';
import { DifferencesTable } from './DifferencesTable.tsx';

/** Whether the payment gateways' reports match the books. */
export function ReconciliationsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('cashier.reconciliation')} hint={text('cashier.reconciliation.hint')} />
      <ChooseBrand>{(merchant) => <ReconciliationsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function ReconciliationsList({ merchant }: { merchant: string }) {
  const text = useText();
  return (
    <CursorList<Reconciliation>
      resource="reconciliations"
      label={text('cashier.reconciliation')}
      fixed={{ merchant }}
      filters={
        <>
          <GatewayFilter />
          <RunForDay merchant={merchant} />
        </>
      }
      columns={useColumns()}
      empty={<EmptyState glyph="scales" title={text('cashier.reconciliation.empty')} />}
    />
  );
}

function GatewayFilter() {
  const text = useText();
  const gateways = useGateways() ?? [];
  const options = gateways.map(({ name, title }) => ({ value: name, label: title }));
  return <ChoiceFilter source="gateway" label={text('cashier.gateway')} options={options} />;
}

function RunForDay({ merchant }: { merchant: string }) {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const { client, clock } = useConsole();
  const [day, setDay] = useState(() => dayBefore(clock.now()));
  const [chosen, setChosen] = useState<string | null>(null);
  const gateways = useGateways() ?? [];
  const choices = gatewaysToChoose(gateways, null);
  const gateway = chosen ?? choices[0] ?? '';
  const canRun = usePermission({ permission: 'cashier.decide', scope: 'brand' }, merchant);
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.cashier.reconcile({ body: { day, gateway }, merchant }),
    onSuccess: ({ differences }) => {
      notify(text('cashier.reconciliation.done', { count: differences.length }), {
        type: differences.length > 0 ? 'warning' : 'success',
      });
      void queryClient.invalidateQueries({ queryKey: ['reconciliations'] });
    },
    onError: (error) => notify(refusal(error), { type: 'error' }),
  });
  if (!canRun) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        type="date"
        label={text('cashier.day')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 180 }}
      />
      <SelectField
        label={text('cashier.reconciliation.with')}
        value={gateway}
        options={choices.map((name) => ({ value: name, label: titleOfGateway(gateways, name) }))}
        onChange={setChosen}
        width={170}
      />
      <Button
        variant="contained"
        disabled={day === '' || gateway === ''}
        loading={isPending}
        onClick={() => mutate()}
        sx={{ height: 40 }}
      >
        {text('cashier.reconciliation.run')}
      </Button>
    </Stack>
  );
}

function useColumns(): Column<Reconciliation>[] {
  const text = useText();
  const formats = useFormats();
  const gateways = useGateways() ?? [];
  return [
    {
      id: 'day',
      head: text('cashier.day'),
      cell: ({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{day}</Box>,
      width: 120,
    },
    {
      id: 'gateway',
      head: text('cashier.gateway'),
      cell: ({ gateway }) => titleOfGateway(gateways, gateway),
      width: 140,
    },
    { id: 'at', head: text('cashier.comparedAt'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'compared',
      head: text('cashier.compared'),
      align: 'right',
      width: 110,
      cell: ({ compared }) => formats.number(compared),
    },
    { id: 'result', head: text('cashier.result'), cell: (line) => <Result reconciliation={line} /> },
  ];
}

function Result({ reconciliation: { differences, compared } }: { reconciliation: Reconciliation }) {
  const text = useText();
  if (differences.length === 0)
    return compared === 0 ? (
      <Typography variant="body2" color="textSecondary">
        {text('cashier.result.nothing')}
      </Typography>
    ) : (
      <StateChip tone="good" label={text('cashier.result.equal')} />
    );
  return (
    <Stack sx={{ gap: 1, py: 0.5 }}>
      <div>
        <StateChip tone="bad" label={text('cashier.result.different', { count: differences.length })} />
      </div>
      <DifferencesTable differences={differences} />
    </Stack>
  );
}
