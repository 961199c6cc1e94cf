import type { DrawnPacket, Packet } from '@parlour/client';
import clsx from 'clsx';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { Checked } from '../Checked.tsx';
import { useChanceText } from '../chance-text.ts';
import styles from './PacketBoard.module.css';

/** A red packet that was drawn: how it was cut, and the way to check it. */
export function PacketDraw({ packet }: { packet: Packet }) {
  const text = useChanceText();
  const { showRound, showMoney } = useMoney();
  const { soon } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { number, currency, own } = packet;
  return (
    <li className={styles.drawn}>
      <p className={styles.line}>
        <span className={styles.amount}>{showRound(packet.total, currency)}</span>
        <span className={styles.quiet}>
          {text('chance.packet.wasAt', {
            when: soon(packet.closesAt),
            taken: packet.taken,
            count: packet.shares,
          })}
        </span>
      </p>
      {own?.share && (
        <p className={styles.own}>
          {text('chance.packet.own', { place: own.place, share: showMoney(own.share, currency) })}
        </p>
      )}
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>{text('chance.check.title')}</summary>
        {isOpen && <Cut number={number} />}
      </details>
    </li>
  );
}

function Cut({ number }: { number: number }) {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'packet', number],
    load: (signal) => client.promotions.packetDraw({ signal, query: { number } }),
  });
  if (value) return <Shares packet={value} />;
  return isFailed ? <LoadFailed onRetry={reload} /> : null;
}

function Shares({ packet }: { packet: DrawnPacket }) {
  const text = useChanceText();
  const { showMoney } = useMoney();
  const { draw, currency, own } = packet;
  return (
    <>
      <ol className={styles.cut}>
        {draw.shares
          .map((share, index) => ({ share, place: index + 1 }))
          .map(({ share, place }) => (
            <li
              key={place}
              className={clsx(
                styles.part,
                place > packet.taken && styles.left,
                place === own?.place && styles.mine,
              )}
            >
              <span className={styles.place}>{place}</span>
              {showMoney(share, currency)}
            </li>
          ))}
      </ol>
      <Checked
        facts={[
          { name: text('chance.check.commitment'), value: packet.commitment },
          { name: text('chance.check.seed'), value: draw.seed },
          { name: text('chance.check.root'), value: draw.root },
          { name: text('chance.check.external'), value: packet.external },
          { name: text('chance.check.drawId'), value: draw.drawId },
        ]}
        check={async () => (await import('./packet-check.ts')).checkPacket(packet)}
        file={async () => (await import('./packet-check.ts')).packetFile(packet)}
      />
    </>
  );
}
