import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { BrandEditor } from './BrandEditor.tsx';

/** All settings of a brand, to view and change. */
export function BrandPage() {
  const { merchantCode = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['brand', merchantCode],
    queryFn: () => client.system.brand({ merchant: merchantCode }),
  });
  const back = { to: '/brands', label: text('brands.title') };
  if (!data)
    return (
      <>
        <PageHead title={merchantCode} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={12} />}
      </>
    );
  return (
    <>
      <PageHead
        title={data.settings.name}
        back={back}
        hint={
          <>
            <Code>{merchantCode}</Code> · {text('brands.version', { version: data.version })} ·{' '}
            <Moment at={data.changedAt} /> ·{' '}
            <Link href={data.siteUrl} target="_blank" rel="noopener noreferrer" underline="hover">
              {text('brands.open')}
            </Link>
          </>
        }
      />
      <BrandEditor key={merchantCode} document={data} />
    </>
  );
}
