import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Stack, Typography } from '@mui/material';
import { DEPOSIT_METHODS } from '@parlour/contract/values/cashier';
import { findCurrency } from '@parlour/money';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { type ReactNode, useState } from 'react';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { isGatewayUsable } from '../../../parts/gateways.rules.ts';
import { Code } from '../../../parts/values/Code.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useGateways } from '../../../platform/useGateways.ts';
import { type Cashier, type Channel, faultsOfChannel, gapsOf, withMethod } from '../cashier.rules.ts';
import { useEditor, useField } from '../editor.ts';
import { GatewayRow } from '../fields/GatewayRow.tsx';
import { NumberRow } from '../fields/NumberRow.tsx';
import { SwitchRow } from '../fields/SwitchRow.tsx';
import { TagsRow } from '../fields/TagsRow.tsx';
import { TextRow } from '../fields/TextRow.tsx';
import { CashierFaults } from './CashierFaults.tsx';

type Props = { channel: Channel; index: number };

/** One way to pay in: a single line while collapsed, all its fields when open. */
export function ChannelFields({ channel, index }: Props) {
  const { draft, findings } = useEditor();
  const path = `cashier.channels.${index}`;
  const [isOpen, setOpen] = useState(channel.code === '');
  const gateways = useGateways();
  const faults = faultsOfChannel(channel, {
    cashier: draft.cashier,
    defaultLanguage: draft.defaultLanguage,
    digits: findCurrency(draft.currency)?.digits ?? 2,
    isUsable: (gateway) => isGatewayUsable(gateways, gateway),
  });
  return (
    <Accordion
      expanded={isOpen || findingAt(findings, path) !== undefined}
      onChange={(_, next) => setOpen(next)}
      disableGutters
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<Glyph name="chevron" size={18} />}>
        <Summary channel={channel} faults={faults.length} />
      </AccordionSummary>
      <AccordionDetails>
        <CashierFaults faults={faults} />
        <Names channel={channel} path={path} />
        <Rules channel={channel} path={path} />
        <Moves index={index} />
      </AccordionDetails>
    </Accordion>
  );
}

function Summary({ channel, faults }: { channel: Channel; faults: number }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const { draft } = useEditor();
  const { code, method, isOn, name, min, max } = channel;
  const gaps = gapsOf(channel, draft.languages);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', width: '100%', pr: 2 }}>
      <Box sx={{ minWidth: 220 }}>
        <Typography variant="subtitle2" component="span">
          {name[draft.defaultLanguage] ?? text('cashier.settings.unnamed')}
        </Typography>{' '}
        <Code>{code}</Code>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 130 }}>
        {label('cashier.method', method)}
      </Typography>
      <Typography variant="body2" sx={{ minWidth: 150 }}>
        {/^\d+(\.\d+)?$/.test(min) && /^\d+(\.\d+)?$/.test(max)
          ? `${formats.decimal(min)} – ${formats.decimal(max)}`
          : `${min} – ${max}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 0.75, ml: 'auto' }}>
        {faults > 0 ? (
          <StateChip tone="waiting" label={text('cashier.settings.faults', { count: faults })} />
        ) : null}
        {gaps.length > 0 ? (
          <StateChip tone="waiting" label={text('cashier.settings.gaps', { languages: gaps.join(', ') })} />
        ) : null}
        <StateChip
          tone={isOn ? 'good' : 'quiet'}
          label={isOn ? text('cashier.settings.on') : text('cashier.settings.off')}
        />
      </Stack>
    </Stack>
  );
}

function Names({ channel, path }: { channel: Channel; path: string }) {
  const text = useText();
  const label = useLabel();
  const { draft } = useEditor();
  const gaps: readonly string[] = gapsOf(channel, draft.languages);
  const reads = label('language', draft.defaultLanguage);
  return (
    <Fields>
      <TextRow
        path={`${path}.code`}
        label={text('cashier.settings.code')}
        hint={text('cashier.settings.code.hint')}
      />
      <MethodRow channel={channel} path={path} />
      {channel.method === 'transfer' ? null : <GatewayRow path={`${path}.gateway`} />}
      <SwitchRow path={`${path}.isOn`} label={text('cashier.settings.isOn')} />
      {draft.languages.map((language) => (
        <TextRow
          key={language}
          path={`${path}.name.${language}`}
          label={text('cashier.settings.name', { language: label('language', language) })}
          lang={LANGUAGE_NAMES[language].tag}
          isOptional
          {...(gaps.includes(language) && language !== draft.defaultLanguage
            ? { hint: text('cashier.settings.gap', { language: reads }) }
            : {})}
        />
      ))}
    </Fields>
  );
}

function MethodRow({ channel, path }: { channel: Channel; path: string }) {
  const text = useText();
  const label = useLabel();
  const { change, isLocked, error } = useField<Channel>(path);
  return (
    <SelectField
      label={text('cashier.method')}
      value={channel.method}
      options={DEPOSIT_METHODS.map((method) => ({ value: method, label: label('cashier.method', method) }))}
      onChange={(method) => change(withMethod(channel, method))}
      disabled={isLocked}
      error={channel.method === undefined ? error : undefined}
    />
  );
}

function Rules({ channel, path }: { channel: Channel; path: string }) {
  const text = useText();
  const { draft } = useEditor();
  const banks = draft.cashier.banks;
  return (
    <>
      <Fields>
        <TextRow path={`${path}.min`} label={text('cashier.settings.min')} />
        <TextRow path={`${path}.max`} label={text('cashier.settings.max')} />
        <TextRow path={`${path}.feePercent`} label={text('cashier.settings.fee')} />
        <NumberRow
          path={`${path}.usualMinutes`}
          label={text('cashier.settings.usualMinutes')}
          hint={text('cashier.settings.usual.hint')}
          min={1}
          max={1440}
        />
      </Fields>
      <Stack sx={{ gap: 2, mb: 2 }}>
        <TagsRow
          path={`${path}.chips`}
          label={text('cashier.settings.chips')}
          hint={text('cashier.settings.chips.hint')}
        />
        {channel.method === 'bank' ? (
          <TagsRow
            path={`${path}.banks`}
            label={text('cashier.settings.banks.served')}
            options={banks.map(({ code }) => code)}
            nameOf={(code) => banks.find((bank) => bank.code === code)?.name ?? code}
            isFree={false}
          />
        ) : null}
      </Stack>
      {channel.method === 'transfer' ? (
        <Fields>
          <TextRow path={`${path}.account.bank`} label={text('cashier.settings.account.bank')} />
          <TextRow path={`${path}.account.holder`} label={text('cashier.settings.account.holder')} />
          <TextRow path={`${path}.account.number`} label={text('cashier.settings.account.number')} />
        </Fields>
      ) : null}
    </>
  );
}

/** Members see the channels in this order. */
function Moves({ index }: { index: number }) {
  const text = useText();
  const { value, change, isLocked } = useField<Cashier['channels']>('cashier.channels');
  const moved = (to: number) => {
    const others = value.filter((_, at) => at !== index);
    change([...others.slice(0, to), ...value.slice(index, index + 1), ...others.slice(to)]);
  };
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
      <Button variant="outlined" disabled={isLocked || index === 0} onClick={() => moved(index - 1)}>
        {text('cashier.settings.earlier')}
      </Button>
      <Button
        variant="outlined"
        disabled={isLocked || index === value.length - 1}
        onClick={() => moved(index + 1)}
      >
        {text('cashier.settings.later')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        disabled={isLocked}
        onClick={() => change(value.filter((_, at) => at !== index))}
      >
        {text('cashier.settings.remove')}
      </Button>
    </Stack>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
