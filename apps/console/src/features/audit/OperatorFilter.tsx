import { useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe, usePermission } from '../../platform/usePermission.ts';

const OFFERED_MAX = 100;

/** Who did it. Without the right to see the other operators, one's own records are what can be asked for. */
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
