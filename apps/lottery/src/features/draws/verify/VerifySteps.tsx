import { REVEAL_WITHIN_HOURS } from '@parlour/contract/values/lottery.rules';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts.ts';
import { useDrawText } from '../draw-text.ts';
import { ResultBalls } from '../results/ResultBalls.tsx';
import styles from './VerifySteps.module.css';
import { type DrawAnswer, type DrawCheck, type Finding, HASH_NAME } from './verify.rules.ts';

type Props = {
  answer: DrawAnswer;
  check: DrawCheck;
  /** The hash of the beacon's chain, once it is computed. */
  chain: string | null;
};

/** What was published when, with what this device found. */
export function VerifySteps({ answer, check, chain }: Props) {
  const text = useDrawText();
  const { stamp } = useFormats();
  const { family, issue, committedAt, sealedAt, tickets, draw } = answer;
  const later = text('draws.verify.later');
  return (
    <ol className={styles.steps}>
      <Step
        finding={check.committed}
        title={text(check.committed === 'wrong' ? 'draws.verify.committedWrong' : 'draws.verify.committed')}
        detail={stamp(committedAt)}
      >
        <Value name={text('draws.verify.commitment', { hash: HASH_NAME })} value={issue.commitment} />
      </Step>
      <Step
        finding={check.sealed}
        title={text(check.sealed === 'wrong' ? 'draws.verify.sealedWrong' : 'draws.verify.sealed')}
        detail={
          sealedAt === null
            ? later
            : text('draws.verify.sealedCount', { time: stamp(sealedAt), count: tickets ?? 0 })
        }
      >
        {draw && <Value name={text('draws.verify.root')} value={draw.root} />}
      </Step>
      {answer.external === 'drand' ? (
        <BeaconStep answer={answer} finding={check.beacon} chain={chain} />
      ) : (
        <NextStep answer={answer} finding={check.next} />
      )}
      <Step finding={check.seed} title={useSeedTitle(check.seed)} detail={draw ? null : later}>
        {draw && <Value name={text('draws.verify.seedLabel')} value={draw.seed} />}
      </Step>
      <Step
        finding={check.numbers}
        title={useNumbersTitle(check.numbers)}
        detail={check.computed ? null : later}
      >
        {check.computed && check.computed.result.length > 0 && (
          <ResultBalls family={family} result={check.computed.result} size="compact" numero={issue.numero} />
        )}
      </Step>
    </ol>
  );
}

type BeaconStepProps = { answer: DrawAnswer; finding: DrawCheck['beacon']; chain: string | null };

/** The round is known with the tickets; its value only once it is spoken. */
function BeaconStep({ answer: { beacon, draw }, finding, chain }: BeaconStepProps) {
  const text = useDrawText();
  return (
    <Step
      finding={finding === 'none' ? 'waiting' : finding}
      title={text(finding === 'wrong' ? 'draws.verify.beaconWrong' : 'draws.verify.beacon')}
      detail={draw ? null : text('draws.verify.beaconWaiting', { hours: REVEAL_WITHIN_HOURS })}
    >
      {beacon && <Value name={text('draws.verify.round')} value={String(beacon.round)} />}
      {chain && <Value name={text('draws.verify.chain')} value={chain} />}
      {beacon?.signature && <Value name={text('draws.verify.signature')} value={beacon.signature} />}
    </Step>
  );
}

type NextStepProps = { answer: DrawAnswer; finding: DrawCheck['next'] };

/** What the draw is mixed with is there before its tickets are sealed: whoever noted it can compare. */
function NextStep({ answer: { next, draw }, finding }: NextStepProps) {
  const text = useDrawText();
  const { stamp } = useFormats();
  return (
    <Step
      finding={finding === 'none' ? 'waiting' : finding}
      title={text(finding === 'wrong' ? 'draws.verify.externalWrong' : 'draws.verify.external')}
      detail={
        next
          ? text('draws.verify.externalOf', { numero: next.numero, time: stamp(next.committedAt) })
          : text('draws.verify.later')
      }
    >
      {next && <Value name={text('draws.verify.commitment', { hash: HASH_NAME })} value={next.commitment} />}
      {draw && <Value name={text('draws.verify.value')} value={draw.external} />}
    </Step>
  );
}

function useSeedTitle(finding: Finding): string {
  const text = useDrawText();
  if (finding === 'waiting') return text('draws.verify.seedWaiting');
  return finding === 'right'
    ? text('draws.verify.seed', { hash: HASH_NAME })
    : text('draws.verify.seedWrong');
}

function useNumbersTitle(finding: Finding): string {
  const text = useDrawText();
  if (finding === 'waiting') return text('draws.verify.numbersWaiting');
  return text(finding === 'right' ? 'draws.verify.numbers' : 'draws.verify.numbersWrong');
}

type StepProps = { finding: Finding; title: string; detail: string | null; children?: ReactNode };

function Step({ finding, title, detail, children }: StepProps) {
  return (
    <li className={clsx(styles.step, styles[finding])}>
      <FindingMark finding={finding} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
    </li>
  );
}

/** A tick, a cross, or an empty ring. */
export function FindingMark({ finding }: { finding: Finding }) {
  const text = useDrawText();
  if (finding === 'waiting') return <span className={clsx(styles.mark, styles.waitingMark)} />;
  const isRight = finding === 'right';
  return (
    <span
      className={clsx(styles.mark, isRight ? styles.rightMark : styles.wrongMark)}
      role="img"
      aria-label={text(isRight ? 'draws.verify.isRight' : 'draws.verify.isWrong')}
    >
      <Icon name={isRight ? 'check' : 'close'} />
    </span>
  );
}

export function Value({ name, value }: { name: string; value: string }) {
  return (
    <dl className={styles.value}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.code}>{value}</dd>
    </dl>
  );
}
