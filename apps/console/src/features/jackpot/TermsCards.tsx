import { Button, Chip, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { Card } from '../../parts/layout/Card.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { DisplayDialog } from './DisplayDialog.tsx';
import { countByVendor, type JackpotState, meanGrowth, percentOf, vendorOf } from './jackpot.rules.ts';
import { SetupDialog } from './SetupDialog.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';

type Props = { state: JackpotState; merchant: string };
type Changing = Props & { onClose(): void; onDone(): void };

/** The terms; changing them takes two persons. */
export function SetupCard({ state, merchant }: Props) {
  const text = useText();
  const { setup, currency } = state;
  return (
    <Changeable
      title={text('jackpot.setup')}
      button={text('jackpot.setup.change')}
      state={state}
      merchant={merchant}
      dialog={SetupDialog}
    >
      <Facts
        facts={[
          [text('jackpot.rate'), `${percentOf(setup.contributionPpm)} %`],
          [
            text('jackpot.seedAmount'),
            <Amount key="seed" value={setup.seedAmount} currency={currency} isNamed />,
          ],
          [
            text('jackpot.growth'),
            <Amount key="growth" value={meanGrowth(setup.oddsDigits)} currency={currency} isNamed />,
          ],
        ]}
      />
    </Changeable>
  );
}

/** The titles that take part, by vendor; none does unless somebody named it. */
export function TitlesCard({ state, merchant }: Props) {
  const text = useText();
  const [shown, setShown] = useState<string | null>(null);
  const { titles } = state;
  return (
    <Changeable
      title={text('jackpot.titles')}
      button={text('jackpot.titles.change')}
      state={state}
      merchant={merchant}
      dialog={TitlesDialog}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2">{text('jackpot.titles.count', { count: titles.length })}</Typography>
        <Chips>
          {countByVendor(titles).map(([code, count]) => (
            <Chip
              key={code}
              size="small"
              label={text('jackpot.titles.ofVendor', { code, count })}
              color={code === shown ? 'primary' : 'default'}
              aria-pressed={code === shown}
              onClick={() => setShown(code === shown ? null : code)}
            />
          ))}
        </Chips>
        <Chips>
          {titles
            .filter(({ nodeId }) => vendorOf(nodeId) === shown)
            .map(({ nodeId, name }) => (
              <Chip key={nodeId} size="small" variant="outlined" label={name} title={nodeId} />
            ))}
        </Chips>
      </Stack>
    </Changeable>
  );
}

function Chips({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {children}
    </Stack>
  );
}

/** What is shown without a pool, and on winner boards. */
export function DisplayCard({ state, merchant }: Props) {
  const text = useText();
  const { display, currency } = state;
  return (
    <Changeable
      title={text('jackpot.display')}
      button={text('jackpot.display.change')}
      state={state}
      merchant={merchant}
      dialog={DisplayDialog}
    >
      <Facts
        facts={[
          [text('jackpot.illustration'), text(display.hasIllustration ? 'frame.yes' : 'frame.no')],
          [
            text('jackpot.winnersFrom'),
            <Amount key="from" value={display.winnersFrom} currency={currency} isNamed />,
          ],
        ]}
      />
    </Changeable>
  );
}

type ChangeableProps = Props & {
  title: string;
  button: string;
  dialog: (props: Changing) => ReactNode;
  children: ReactNode;
};

/** A card with a button to change it, if permitted. */
function Changeable({ title, button, dialog: Dialog, children, ...about }: ChangeableProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const mayChange = usePermission({ permission: 'jackpot.change', scope: 'brand' }, about.merchant);
  const finish = () => {
    setOpen(false);
    notify(text('jackpot.saved'), { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['jackpot'] });
  };
  return (
    <Card
      title={title}
      action={
        mayChange ? (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {button}
          </Button>
        ) : null
      }
    >
      {children}
      {isOpen ? <Dialog {...about} onClose={() => setOpen(false)} onDone={finish} /> : null}
    </Card>
  );
}
