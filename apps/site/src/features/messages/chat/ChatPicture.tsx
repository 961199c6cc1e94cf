import { chatTexts } from '@parlour/texts/load/chat';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './ChatBubble.module.css';

type Props = { sequence: number; width: number; height: number };

/** A transparent pixel, which holds the place of a picture in its shape. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A picture of the conversation. It is fetched with the session, for no address of it is public. */
export function ChatPicture({ sequence, width, height }: Props) {
  const { client } = useSite();
  const text = useTextOf(chatTexts);
  const { value } = useQuery({
    key: ['member', 'chatPicture', sequence],
    load: (signal) => client.messages.chatPicture({ signal, query: { sequence } }),
  });
  const source = value ? `data:${value.type};base64,${value.image}` : NOTHING;
  return (
    <img className={styles.picture} src={source} width={width} height={height} alt={text('chat.picture')} />
  );
}
