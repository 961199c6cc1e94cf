import { Button, Link, Stack } from '@mui/material';
import { OFFER_KINDS, OFFER_STATES } from '@parlour/contract/values/promotions/promotions';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { NEW_OFFER, type OfferLine, placeOf, TONE } from './offers.rules.ts';

/** What a brand promises, has promised and is going to. */
export function OffersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('offers.title')} hint={text('offers.hint')} />
      <ChooseBrand>{(merchant) => <OfferList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function OfferList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  return (
    <CursorList<OfferLine>
      resource="offers"
      label={text('offers.title')}
      fixed={{ merchant }}
      filters={
        <>
          <ChoiceFilter
            source="kind"
            label={text('offers.kind')}
            options={OFFER_KINDS.map((value) => ({ value, label: label('offers.kind', value) }))}
          />
          <ChoiceFilter
            source="state"
            label={text('offers.state')}
            options={OFFER_STATES.map((value) => ({ value, label: label('offers.state', value) }))}
          />
          {canEdit ? (
            <Button component={RouterLink} to={placeOf(merchant, NEW_OFFER)} variant="contained">
              {text('offers.add')}
            </Button>
          ) : null}
        </>
      }
      columns={[
        {
          id: 'title',
          head: text('offers.name'),
          minWidth: 200,
          cell: ({ id, title }) => (
            <Link component={RouterLink} to={placeOf(merchant, id)} underline="hover">
              {title}
            </Link>
          ),
        },
        { id: 'kind', head: text('offers.kind'), cell: ({ kind }) => label('offers.kind', kind) },
        {
          id: 'starts',
          head: text('announcements.startsAt'),
          cell: ({ startsAt }) => <Moment at={startsAt} merchant={merchant} />,
        },
        {
          id: 'ends',
          head: text('announcements.endsAt'),
          cell: ({ endsAt }) =>
            endsAt === null ? text('announcements.open') : <Moment at={endsAt} merchant={merchant} />,
        },
        {
          id: 'grants',
          head: text('offers.grants'),
          align: 'right',
          cell: ({ grants }) => formats.number(grants),
        },
        {
          id: 'spent',
          head: text('offers.spent'),
          align: 'right',
          cell: ({ spent, currency }) => <Amount value={spent} currency={currency} isNamed />,
        },
        {
          id: 'state',
          head: text('offers.state'),
          cell: ({ state, isWaiting }) => (
            <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
              <StateChip tone={TONE[state]} label={label('offers.state', state)} />
              {isWaiting ? <StateChip tone="waiting" label={text('offers.waiting')} /> : null}
            </Stack>
          ),
        },
      ]}
      empty={<EmptyState glyph="trophy" title={text('offers.empty')} />}
    />
  );
}
