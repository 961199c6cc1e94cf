import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../parts/layout/Card.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useText } from '../../platform/texts.tsx';
import type { JackpotState } from './jackpot.rules.ts';

/** The pool according to the ledger, and how it came about. */
export function PoolCard({ state, merchant }: { state: JackpotState; merchant: string }) {
  const text = useText();
  const { pool, currency, sums, setup, accountId } = state;
  const amount = (value: string) => <Amount value={value} currency={currency} isNamed />;
  return (
    <Card
      title={text('jackpot.pool')}
      action={
        <StateChip
          tone={setup.isOpen ? 'good' : 'quiet'}
          label={text(setup.isOpen ? 'jackpot.open' : 'jackpot.closed')}
        />
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h1" component="p" sx={{ fontSize: 'clamp(1.125rem, 6vw, 1.5rem)' }}>
          {amount(pool)}
        </Typography>
        <Facts
          facts={[
            [text('jackpot.seeded'), amount(sums.seeded)],
            [text('jackpot.contributed'), amount(sums.contributed)],
            [text('jackpot.won'), amount(sums.won)],
          ]}
        />
        {accountId ? (
          <Link
            component={RouterLink}
            to={`/ledger/account/${encodeURIComponent(merchant)}/${encodeURIComponent(accountId)}`}
            underline="hover"
            variant="body2"
          >
            {text('jackpot.inLedger')}
          </Link>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The commitments to coming draws; their seeds are still secret. */
export function ComingCard({ coming }: { coming: JackpotState['coming'] }) {
  const text = useText();
  if (coming.length === 0) return null;
  return (
    <Card title={text('jackpot.coming')}>
      <Facts
        facts={coming.map(({ number, commitment, digits }) => [
          text('jackpot.draw', { number: String(number) }),
          <span key={number}>
            <Code>{commitment}</Code> {text('jackpot.digits', { digits })}
          </span>,
        ])}
      />
    </Card>
  );
}
