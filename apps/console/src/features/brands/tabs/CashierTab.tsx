import { Box, Button, Typography } from '@mui/material';
import { isGatewayUsable } from '../../../parts/gateways.rules.ts';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useText } from '../../../platform/texts.tsx';
import { useGateways } from '../../../platform/useGateways.ts';
import { type Cashier, FRESH_CHANNEL, faultsOfWithdrawals } from '../cashier.rules.ts';
import { useField } from '../editor.ts';
import { GatewayRow } from '../fields/GatewayRow.tsx';
import { NumberRow } from '../fields/NumberRow.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { Section } from '../fields/Section.tsx';
import { TextRow } from '../fields/TextRow.tsx';
import { CashierFaults } from './CashierFaults.tsx';
import { ChannelFields } from './ChannelFields.tsx';

/** How money comes in and goes out: banks, channels, limits. */
export function CashierTab() {
  const text = useText();
  return (
    <>
      <Channels />
      <Section title={text('cashier.settings.banks')} hint={text('cashier.settings.banks.hint')}>
        <RowsField
          path="cashier.banks"
          label={text('cashier.settings.banks')}
          columns={[
            { name: 'code', label: text('cashier.settings.code') },
            { name: 'name', label: text('cashier.settings.bank.name'), grow: 2 },
          ]}
          fresh={{ code: '', name: '' }}
          add={text('cashier.settings.banks.add')}
          none={text('cashier.settings.banks.none')}
        />
      </Section>
      <Withdrawals />
    </>
  );
}

function Channels() {
  const text = useText();
  const { value, change, isLocked } = useField<Cashier['channels']>('cashier.channels');
  return (
    <Section title={text('cashier.settings.channels')} hint={text('cashier.settings.channels.hint')}>
      <div>
        {value.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {text('cashier.settings.channels.none')}
          </Typography>
        ) : null}
        {value.map((channel, index) => (
          <ChannelFields key={`channel-${index.toString()}`} channel={channel} index={index} />
        ))}
        <Button
          variant="outlined"
          disabled={isLocked}
          startIcon={<Glyph name="plus" size={16} />}
          onClick={() => change([...value, FRESH_CHANNEL])}
          sx={{ mt: 1.5 }}
        >
          {text('cashier.settings.channels.add')}
        </Button>
      </div>
      <Box sx={{ maxWidth: 360, mt: 1 }}>
        <NumberRow
          path="cashier.depositMinutes"
          label={text('cashier.settings.depositMinutes')}
          hint={text('cashier.settings.depositMinutes.hint')}
          min={5}
          max={1440}
        />
      </Box>
    </Section>
  );
}

function Withdrawals() {
  const text = useText();
  const path = 'cashier.withdrawals';
  const { value } = useField<Cashier['withdrawals']>(path);
  const { value: currency } = useField<string>('currency');
  const gateways = useGateways();
  return (
    <>
      <Section
        title={text('cashier.settings.withdrawals')}
        hint={text('cashier.settings.withdrawals.hint', { currency })}
        columns={3}
      >
        <GatewayRow path={`${path}.gateway`} />
        <TextRow path={`${path}.min`} label={text('cashier.settings.min')} />
        <TextRow path={`${path}.max`} label={text('cashier.settings.max')} />
        <TextRow
          path={`${path}.twoPersonsFrom`}
          label={text('cashier.settings.twoPersonsFrom')}
          hint={text('cashier.settings.twoPersonsFrom.hint')}
        />
        <TextRow path={`${path}.feePercent`} label={text('cashier.settings.fee')} />
        <NumberRow
          path={`${path}.freePerDay`}
          label={text('cashier.settings.freePerDay')}
          hint={text('cashier.settings.freePerDay.hint')}
          min={0}
          max={100}
        />
        <NumberRow path={`${path}.perDay`} label={text('cashier.settings.perDay')} min={1} max={100} />
        <TextRow
          path={`${path}.turnoverTimes`}
          label={text('cashier.settings.turnoverTimes')}
          hint={text('cashier.settings.turnoverTimes.hint')}
        />
        <NumberRow
          path={`${path}.usualHours`}
          label={text('cashier.settings.usualHours')}
          hint={text('cashier.settings.usual.hint')}
          min={1}
          max={240}
        />
        <NumberRow path={`${path}.cardsMax`} label={text('cashier.settings.cardsMax')} min={1} max={20} />
      </Section>
      <CashierFaults
        faults={faultsOfWithdrawals(value, { isUsable: (gateway) => isGatewayUsable(gateways, gateway) })}
      />
    </>
  );
}
