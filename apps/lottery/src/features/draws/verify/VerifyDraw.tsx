import { Button, FormMessage, Icon, type IconName, Section, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import { useMemo } from 'react';
import { useDrawText } from '../draw-text.ts';
import { ResultBalls } from '../results/ResultBalls.tsx';
import { saveFile } from './save-file.ts';
import { TicketProof } from './TicketProof.tsx';
import { useBeacon } from './useBeacon.ts';
import { useDraw } from './useDraw.ts';
import styles from './VerifyDraw.module.css';
import { VerifyLimits } from './VerifyLimits.tsx';
import { VerifySteps } from './VerifySteps.tsx';
import { checkDraw, type DrawAnswer, nameDrawFile, verdictOf, writeDrawFile } from './verify.rules.ts';

type Props = {
  gameId: string;
  numero: string;
  /** A ticket of the member in this issue: it is checked against the root as well. */
  ticketId?: string | null;
};

/** Computes a draw again on this device, step by step, and says what that proves. */
export function VerifyDraw({ gameId, numero, ticketId = null }: Props) {
  const text = useDrawText();
  const { value, isFailed, reload } = useDraw(gameId, numero);
  if (value) return <Verification answer={value} ticketId={ticketId} />;
  if (!isFailed) return <Waiting />;
  return (
    <div className={styles.verify}>
      <FormMessage words={text('trends.failed')} />
      <Button kind="quiet" icon="reload" label={text('trends.retry')} onPress={reload} />
    </div>
  );
}

type VerificationProps = { answer: DrawAnswer; ticketId: string | null };

function Verification({ answer, ticketId }: VerificationProps) {
  const text = useDrawText();
  const beacon = useBeacon(answer);
  const check = useMemo(() => checkDraw(answer, beacon?.isOfBeacon), [answer, beacon]);
  const { draw, family, issue, external } = answer;
  return (
    <div className={styles.verify}>
      <Verdict verdict={verdictOf(check, issue.state)} numero={issue.numero} />
      {issue.result && (
        <div className={styles.result}>
          <ResultBalls family={family} result={issue.result} numero={issue.numero} />
        </div>
      )}
      <Section title={text('draws.verify.steps')}>
        <VerifySteps
          answer={answer}
          check={check}
          chain={answer.beacon && beacon ? beacon.chainHash(answer.beacon.chain) : null}
        />
      </Section>
      {ticketId && (
        <Section title={text('draws.ticket.title')}>
          <TicketProof id={ticketId} isSealed={answer.sealedAt !== null} root={draw?.root ?? null} />
        </Section>
      )}
      {draw && (
        <div className={styles.save}>
          <Button
            kind="quiet"
            icon="download"
            label={text('draws.verify.save')}
            onPress={() => saveFile(nameDrawFile(draw), writeDrawFile(draw, answer))}
          />
          <p className={styles.detail}>{text('draws.verify.saveDetail')}</p>
        </div>
      )}
      <VerifyLimits external={external} />
    </div>
  );
}

type VerdictProps = { verdict: ReturnType<typeof verdictOf>; numero: string };

const VERDICT_ICONS: Readonly<Record<VerdictProps['verdict'], IconName>> = {
  right: 'shield',
  wrong: 'info',
  waiting: 'lock',
  void: 'info',
};

function Verdict({ verdict, numero }: VerdictProps) {
  const text = useDrawText();
  const words = {
    right: [text('draws.verify.right'), text('draws.verify.rightDetail')],
    wrong: [text('draws.verify.wrong'), text('draws.verify.wrongDetail')],
    waiting: [text('draws.verify.waiting'), text('draws.verify.waitingDetail')],
    void: [text('draws.verify.voidTitle'), text('draws.verify.voidDetail')],
  }[verdict];
  return (
    <div className={clsx(styles.verdict, styles[verdict])} role="status">
      <span className={styles.badge}>
        <Icon name={VERDICT_ICONS[verdict]} />
      </span>
      <div>
        <p className={styles.numero}>{numero}</p>
        <p className={styles.title}>{words[0]}</p>
        <p className={styles.detail}>{words[1]}</p>
      </div>
    </div>
  );
}

function Waiting() {
  const text = useDrawText();
  return (
    <div className={styles.verify} aria-busy="true">
      <p className={styles.unseen}>{text('trends.loading')}</p>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
