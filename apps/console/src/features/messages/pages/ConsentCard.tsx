import { Box, LinearProgress, Typography } from '@mui/material';
import { Card } from '../../../parts/layout/Card.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import type { Page } from './pages.rules.ts';

type Props = { consent: NonNullable<Page['consent']>; merchant: string };

/** Which version members are asked to agree to, since when, and how many have. */
export function ConsentCard({ consent: { version, askedAt, agreed, members }, merchant }: Props) {
  const text = useText();
  const { number } = useFormats();
  return (
    <Card title={text('pages.consent.title', { version })}>
      <LinearProgress
        variant="determinate"
        value={members > 0 ? Math.min(100, (agreed / members) * 100) : 0}
        aria-label={text('pages.consent.title', { version })}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography sx={{ mt: 1 }}>
        {text('pages.consent.agreed', { agreed: number(agreed), members: number(members) })}
      </Typography>
      <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
        <Moment at={askedAt} merchant={merchant} />
      </Box>
    </Card>
  );
}
