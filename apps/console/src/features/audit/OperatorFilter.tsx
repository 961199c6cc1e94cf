import { useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe, usePermission } from '../../platform/usePermission.ts';

const OFFERED_MAX = 100;

/** Filters by operator. Without the permission to see other operators, only one's own records can be chosen. */
export function OperatorFilter() {
  const text = useText();
  const me = useMe();
  const { client } = useConsole();
  const canList = usePermission({ permission: 'operators.read', scope: 'platform' });
  const { data } = useQuery({
    queryKey: ['operators', 'offered'],
    queryFn: () => client.operators.list({ query: { limit: OFFERED_MAX } }),
    enabled: canList,
  });
  const operators = data?.items ?? [me];
  return (
    <ChoiceFilter
      source="operatorId"
      label={text('audit.operator')}
      options={operators.map(({ id, displayName }) => ({ value: id, label: displayName }))}
    />
  );
}
