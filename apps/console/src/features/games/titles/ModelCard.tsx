import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { listPlace } from '../../../parts/tasks.rules.ts';
import { Volatility } from '../../../parts/titles/Volatility.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { wordsOfKey } from '../../../parts/values/plain.rules.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useFind, useText } from '../../../platform/texts.tsx';
import type { TitleDetail } from '../games.rules.ts';
import { StatedReturn } from '../StatedReturn.tsx';

type Fact = readonly [name: string, value: ReactNode];

/** What the vendor states of the game: its return, part by part, how wild it is, and where anybody can read its numbers. */
export function ModelCard({ title }: { title: TitleDetail }) {
  const text = useText();
  const find = useFind();
  const formats = useFormats();
  const { mechanic, model, volatility, sheet, returnToPlayer, returnLeast, returnDeviation, returnMost } =
    title;
  const percent = (value: string) => text('games.percent', { value });
  const one = (name: string, value: ReactNode | null | undefined): Fact[] =>
    value === null || value === undefined ? [] : [[name, value]];
  const oneIn = (count: number | null | undefined) =>
    count ? text('games.oneIn', { count: formats.number(count) }) : null;
  const parts = Object.entries(sheet?.returns ?? {});
  return (
    <Card
      title={text('games.sheet')}
      action={
        mechanic && model ? (
          <Link component={RouterLink} to={listPlace('/games/titles', { mechanic, model })} underline="hover">
            {text('games.model.titles')}
          </Link>
        ) : null
      }
    >
      <Facts
        facts={[
          ...one(text('games.mechanic'), mechanic),
          ...one(text('games.model'), model),
          [text('games.return'), <StatedReturn key="stated" least={returnLeast} highest={returnToPlayer} />],
          ...parts.map(
            ([part, value]): Fact => [
              text('games.return.part', { part: find(`games.part.${part}`) ?? wordsOfKey(part) }),
              percent(value),
            ],
          ),
          ...one(text('games.return.bought'), sheet?.boughtReturn && percent(sheet.boughtReturn)),
          ...one(text('games.hitRate'), sheet?.hitRate && percent(sheet.hitRate)),
          ...one(text('games.volatility'), volatility && <Volatility key="wild" level={volatility} />),
          ...one(text('games.deviation'), returnDeviation),
          ...one(
            text('games.most'),
            returnMost && text('games.times', { times: formats.decimal(returnMost) }),
          ),
          ...one(text('games.most.oneIn'), oneIn(sheet?.mostOneIn)),
          ...one(text('games.feature.oneIn'), oneIn(sheet?.featureOneIn)),
          ...one(text('games.digest'), sheet?.digest && <Code key="digest">{sheet.digest}</Code>),
          ...one(
            text('games.model.file'),
            sheet?.url && (
              <Link key="file" href={sheet.url} target="_blank" rel="noreferrer">
                {sheet.url}
              </Link>
            ),
          ),
        ]}
      />
      {mechanic ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {text('games.model.none')}
        </Typography>
      )}
    </Card>
  );
}
