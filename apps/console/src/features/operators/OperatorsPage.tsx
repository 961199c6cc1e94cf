import { Button, Link, Stack } from '@mui/material';
import { OPERATOR_STATES } from '@parlour/contract/values/operators';
import { ROLES } from '@parlour/contract/values/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ToldOnceDialog } from '../../parts/dialogs/ToldOnceDialog.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { CreateOperatorDialog } from './CreateOperatorDialog.tsx';
import { GrantChips } from './GrantChips.tsx';
import { OperatorState } from './OperatorState.tsx';
import type { OperatorSummary } from './operators.rules.ts';

export function OperatorsPage() {
  const text = useText();
  const label = useLabel();
  const queryClient = useQueryClient();
  const canManage = usePermission({ permission: 'operators.manage', scope: 'platform' });
  const [isCreating, setCreating] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  return (
    <>
      <PageHead
        title={text('operators.title')}
        hint={text('operators.hint')}
        actions={
          canManage ? (
            <Button
              variant="contained"
              startIcon={<Glyph name="plus" size={17} />}
              onClick={() => setCreating(true)}
            >
              {text('operators.create')}
            </Button>
          ) : null
        }
      />
      <CursorList<OperatorSummary>
        resource="operators"
        label={text('operators.title')}
        filters={
          <>
            <TextFilter source="q" label={text('operators.search')} type="search" />
            <ChoiceFilter
              source="role"
              label={text('operators.role')}
              options={ROLES.map((role) => ({ value: role, label: label('role', role) }))}
            />
            <ChoiceFilter
              source="state"
              label={text('operators.state')}
              options={OPERATOR_STATES.map((state) => ({
                value: state,
                label: label('operators.state', state),
              }))}
            />
          </>
        }
        columns={useColumns()}
        empty={
          <EmptyState glyph="users" title={text('operators.empty')} hint={text('operators.empty.hint')} />
        }
      />
      {isCreating ? (
        <CreateOperatorDialog
          onClose={() => setCreating(false)}
          onDone={({ oneTimePassword }) => {
            setCreating(false);
            setTold(oneTimePassword);
            void queryClient.invalidateQueries();
          }}
        />
      ) : null}
      {told ? <ToldOnceDialog told={{ oneTimePassword: told }} onClose={() => setTold(null)} /> : null}
    </>
  );
}

function useColumns(): Column<OperatorSummary>[] {
  const text = useText();
  return [
    {
      id: 'name',
      head: text('operators.name'),
      cell: ({ id, name, displayName }) => (
        <Stack>
          <Link component={RouterLink} to={`/operators/${id}`} underline="hover">
            {displayName}
          </Link>
          <Code>{name}</Code>
        </Stack>
      ),
    },
    { id: 'grants', head: text('operators.grants'), cell: ({ grants }) => <GrantChips grants={grants} /> },
    { id: 'state', head: text('operators.state'), cell: (operator) => <OperatorState operator={operator} /> },
    {
      id: 'factor',
      head: text('operators.factor'),
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? text('frame.yes') : text('frame.no')),
    },
    {
      id: 'seen',
      head: text('operators.lastSignedIn'),
      cell: ({ lastSignedInAt }) => <Moment at={lastSignedInAt} relative />,
    },
  ];
}
