import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';

/** What each role may do. The table is fixed in the product; grants say which operator has which role, and where. */
export function RolesPage() {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ queryKey: ['roles'], queryFn: () => client.operators.roles() });
  const roles = data?.items ?? [];
  const permissions = [...new Set(roles.flatMap((role) => role.permissions))];
  return (
    <>
      <PageHead title={text('roles.title')} hint={text('roles.hint')} />
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={12} /> : null}
      {data ? (
        <TableContainer component={Paper} tabIndex={0} role="region" aria-label={text('roles.title')}>
          <Table size="small" aria-label={text('roles.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('roles.permission')}</TableCell>
                {roles.map(({ role }) => (
                  <TableCell key={role} align="center">
                    {label('role', role)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {permissions.map((permission) => (
                <TableRow key={permission} hover>
                  <TableCell component="th" scope="row">
                    {label('permission', permission)} <Code>{permission}</Code>
                  </TableCell>
                  {roles.map((role) => (
                    <TableCell key={role.role} align="center" sx={{ color: 'var(--success)' }}>
                      {role.permissions.includes(permission) ? <Allowed /> : null}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
    </>
  );
}

function Allowed() {
  const text = useText();
  return (
    <span role="img" aria-label={text('frame.yes')}>
      <Glyph name="check" size={18} />
    </span>
  );
}
