import type { Packet } from '@parlour/client';
import { EmptyArt, NoData, panel, Section, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { useChanceText } from '../chance-text.ts';
import styles from './PacketBoard.module.css';
import { PacketDraw } from './PacketDraw.tsx';
import { PacketStage } from './PacketStage.tsx';
import { foremost } from './packets.rules.ts';
import { usePackets } from './usePackets.ts';

/** Red packets: the one that counts now, then those to come and those that were. */
export function PacketBoard() {
  const text = useChanceText();
  const { packets, nowMs, isFailed, reload } = usePackets();
  if (!packets) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="tile" />;
  const front = foremost(packets);
  if (!front)
    return (
      <NoData
        art={<EmptyArt icon="gift" />}
        title={text('chance.packet.none')}
        detail={text('chance.packet.noneDetail')}
      />
    );
  const coming = packets.filter((packet) => packet !== front && packet.state === 'coming');
  const drawn = packets.filter(({ state }) => state === 'drawn');
  return (
    <>
      <PacketStage packet={front} nowMs={nowMs} onTapped={reload} />
      {coming.length > 0 && (
        <Section title={text('chance.packet.coming')}>
          <ul className={panel.panel}>
            {coming.map((packet) => (
              <Coming key={packet.number} packet={packet} />
            ))}
          </ul>
        </Section>
      )}
      {drawn.length > 0 && (
        <Section title={text('chance.packet.past')}>
          <p className={styles.how}>{text('chance.packet.how')}</p>
          <ul className={panel.panel}>
            {drawn.map((packet) => (
              <PacketDraw key={packet.number} packet={packet} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Coming({ packet }: { packet: Packet }) {
  const text = useChanceText();
  const { showRound } = useMoney();
  const { soon } = useFormats();
  return (
    <li className={styles.line}>
      <span className={styles.amount}>{showRound(packet.total, packet.currency)}</span>
      <span className={styles.quiet}>
        {text('chance.packet.at', { when: soon(packet.opensAt), count: packet.shares })}
      </span>
    </li>
  );
}
