import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Card } from '../../parts/layout/Card.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { MemberState } from './MemberState.tsx';
import type { MemberDetail } from './members.rules.ts';
import { PersonalCard } from './PersonalCard.tsx';

type Props = { member: MemberDetail; merchant: string };

/** The facts about a member that fit on a line. */
export function MemberCards({ member, merchant }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'stretch',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
      }}
    >
      <AccountCard member={member} />
      <PersonalCard member={member} merchant={merchant} />
      <SafetyCard member={member} />
      <RegistrationCard member={member} />
    </Box>
  );
}

function AccountCard({ member }: { member: MemberDetail }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const facts: [string, ReactNode][] = [
    [text('members.state'), <MemberState key="state" member={member} />],
    ...(member.lockedReason === null
      ? []
      : [[text('members.lockedReason'), member.lockedReason] as [string, ReactNode]]),
    ...(member.pausedUntil === null
      ? []
      : ([[text('members.pausedUntil'), <Moment key="paused" at={member.pausedUntil} />]] as [
          string,
          ReactNode,
        ][])),
    [text('members.type'), label('members.type', `${member.type}`)],
    ...(member.isAgentOnly ? [[text('members.agentOnly'), text('frame.yes')] as [string, ReactNode]] : []),
    [text('members.nickname'), member.nickname ?? text('members.none')],
    [text('members.customerNo'), <Code key="customerNo">{member.customerNo}</Code>],
    [text('members.id'), <Code key="id">{member.id}</Code>],
    [text('members.upline'), member.upline ?? text('members.none')],
    [text('members.country'), formats.country(member.country)],
    [text('members.language'), label('language', member.language)],
    [text('members.timeZone'), member.timeZone],
  ];
  return (
    <Card title={text('members.card.account')}>
      <Facts facts={facts} />
    </Card>
  );
}

function SafetyCard({ member }: { member: MemberDetail }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const heldFact = (until: number): [string, ReactNode] => [
    text('members.withdrawalsHeld'),
    <Moment key="held" at={until} />,
  ];
  const linked = formats.list(member.socialAccounts.map((provider) => label('members.social', provider)));
  return (
    <Card title={text('members.card.safety')}>
      <Facts
        facts={[
          [text('members.lastLogin'), <Moment key="seen" at={member.lastLoginAt} />],
          [
            text('members.password'),
            member.hasPassword ? text('members.password.set') : text('members.password.none'),
          ],
          [
            text('members.factor'),
            member.hasSecondFactor ? text('members.factor.on') : text('members.factor.off'),
          ],
          ...(member.withdrawalsHeldUntil === null ? [] : [heldFact(member.withdrawalsHeldUntil)]),
          [text('members.passkeys'), formats.number(member.passkeys)],
          [text('members.social'), linked || text('members.none')],
          [text('members.sessions'), formats.number(member.openSessions)],
        ]}
      />
    </Card>
  );
}

function RegistrationCard({ member }: { member: MemberDetail }) {
  const text = useText();
  return (
    <Card title={text('members.card.registration')}>
      <Facts
        facts={[
          [text('members.registeredAt'), <Moment key="registered" at={member.registeredAt} />],
          [text('members.registerMethod'), <Code key="method">{member.registerMethod}</Code>],
          [text('members.registerUrl'), <Code key="url">{member.registerUrl}</Code>],
          [text('members.registeredIp'), <Code key="ip">{member.registeredIp}</Code>],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {text('members.consents')}
      </Typography>
      <Consents consents={member.consents} />
    </Card>
  );
}

function Consents({ consents }: Pick<MemberDetail, 'consents'>) {
  const text = useText();
  const label = useLabel();
  if (consents.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('members.consents.none')}
      </Typography>
    );
  return (
    <RowsTable
      label={text('members.consents')}
      rows={consents}
      idOf={({ document, version, at }) => `${document}-${version}-${at}`}
      columns={[
        {
          id: 'document',
          head: text('members.consents.document'),
          cell: ({ document }) => label('members.document', document),
        },
        { id: 'version', head: text('members.consents.version'), cell: ({ version }) => version },
        { id: 'at', head: text('members.consents.at'), cell: ({ at }) => <Moment at={at} /> },
        { id: 'ip', head: text('members.consents.ip'), cell: ({ ip }) => <Code>{ip}</Code> },
      ]}
    />
  );
}
