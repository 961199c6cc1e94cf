import {
  Alert,
  Button,
  Checkbox,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Grant, Role } from '@parlour/client/console';
import { ROLES } from '@parlour/contract/values/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ALL_BRANDS, grantsByRole } from '../../parts/security/grants.rules.ts';
import { Changes } from '../../parts/values/Changes.tsx';
import { changesBetween } from '../../parts/values/changes.rules.ts';
import { useConsole } from '../../platform/console.ts';
import { brandsOf } from '../../platform/permissions.rules.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useMe, usePermission } from '../../platform/usePermission.ts';
import { areSameGrants, hasGrant, type OperatorSummary, toggleGrant } from './operators.rules.ts';

/** Roles by brand. A change of grants needs a second admin, unless there is only one. */
export function GrantsEditor({ operator }: { operator: OperatorSummary }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const canGrant = usePermission({ permission: 'operators.grant', scope: 'platform' });
  const [grants, setGrants] = useState<Grant[]>(operator.grants);
  const [isAsking, setAsking] = useState(false);
  const isChanged = !areSameGrants(grants, operator.grants);
  return (
    <Paper sx={{ p: 2.5 }}>
      <Typography variant="h2">{text('operators.grants')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('operators.grants.hint')}
      </Typography>
      <GrantsTable grants={grants} isLocked={!canGrant} onChange={setGrants} />
      {isChanged ? (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {text('operators.grants.changed')}
        </Alert>
      ) : null}
      {canGrant ? (
        <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
          <Button variant="contained" disabled={!isChanged} onClick={() => setAsking(true)}>
            {text('operators.grants.ask')}
          </Button>
          <Button variant="outlined" disabled={!isChanged} onClick={() => setGrants(operator.grants)}>
            {text('frame.undo')}
          </Button>
        </Stack>
      ) : null}
      {isAsking ? (
        <ReasonDialog
          title={text('operators.grants.ask')}
          confirm={text('operators.grants.confirm')}
          act={(reason) => client.operators.changeGrants({ body: { id: operator.id, grants, reason } })}
          onDone={({ outcome }) => {
            setAsking(false);
            notify(outcome === 'requested' ? text('operators.requested') : text('operators.done'), {
              type: 'success',
            });
            if (outcome === 'requested') setGrants(operator.grants);
            void queryClient.invalidateQueries();
          }}
          onClose={() => setAsking(false)}
        >
          <Changes changes={changesBetween(grantsByRole(operator.grants), grantsByRole(grants))} />
        </ReasonDialog>
      ) : null}
    </Paper>
  );
}

type TableProps = { grants: Grant[]; isLocked: boolean; onChange(grants: Grant[]): void };

function GrantsTable({ grants, isLocked, onChange }: TableProps) {
  const text = useText();
  const label = useLabel();
  const brands = brandsOf(useMe());
  const rows: { code: string | null; name: string }[] = [
    { code: null, name: text('operators.allBrands') },
    ...brands.map(({ merchantCode, name }) => ({ code: merchantCode, name })),
  ];
  const box = (role: Role, { code, name }: (typeof rows)[number]) => {
    const isCovered = code !== null && hasGrant(grants, { role, merchantCode: null });
    return (
      <Checkbox
        size="small"
        checked={isCovered || hasGrant(grants, { role, merchantCode: code })}
        disabled={isLocked || isCovered}
        onChange={() => onChange(toggleGrant(grants, { role, merchantCode: code }))}
        slotProps={{ input: { 'aria-label': `${label('role', role)}, ${name}` } }}
      />
    );
  };
  return (
    <TableContainer>
      <Table size="small" aria-label={text('operators.grants')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('operators.brand')}</TableCell>
            {ROLES.map((role) => (
              <TableCell key={role} align="center">
                {label('role', role)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.code ?? ALL_BRANDS}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              {ROLES.map((role) => (
                <TableCell key={role} align="center" padding="none">
                  {box(role, row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
