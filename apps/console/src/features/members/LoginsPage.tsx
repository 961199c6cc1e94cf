import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { MemberLogin } from './members.rules.ts';
import { useLoginColumns } from './useLoginColumns.tsx';

const OUTCOMES = ['true', 'false'] as const;

/** Logins to the brand, including failed ones. */
export function LoginsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('logins.title')} hint={text('logins.hint')} />
      <ChooseBrand>{(merchant) => <LoginsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function LoginsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<MemberLogin>
      resource="logins"
      label={text('logins.title')}
      fixed={{ merchant }}
      filters={
        <>
          <TextFilter source="ip" label={text('logins.address')} type="search" />
          <ChoiceFilter
            source="isSuccess"
            label={text('logins.outcome')}
            options={OUTCOMES.map((outcome) => ({ value: outcome, label: label('logins.outcome', outcome) }))}
          />
        </>
      }
      columns={useLoginColumns(merchant, { isOfOne: false })}
      empty={<EmptyState glyph="key" title={text('logins.empty')} hint={text('logins.empty.hint')} />}
    />
  );
}
