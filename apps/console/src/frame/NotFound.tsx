import { Button } from '@mui/material';
import { Link } from 'react-router';
import { PageHead } from '../parts/layout/PageHead.tsx';
import { EmptyState } from '../parts/layout/PageStates.tsx';
import { useText } from '../platform/texts.tsx';

export function NotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('frame.notFound')} />
      <EmptyState
        glyph="search"
        title={text('frame.notFound.hint')}
        action={
          <Button variant="contained" component={Link} to="/" sx={{ mt: 1 }}>
            {text('frame.home')}
          </Button>
        }
      />
    </>
  );
}
