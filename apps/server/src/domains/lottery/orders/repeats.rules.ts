import type { LotterySetup } from '@parlour/contract';
import { readSelection, writeSelection } from '@parlour/lottery-rules';
import { readDecimal } from '@parlour/money';
import { playsOf } from '../games/families.rules.ts';
import { readLines, type TicketLine } from './lines.rules.ts';
import type { OrderBody, OrderItem } from './pricing.rules.ts';

type Placed = {
  readonly game: string;
  readonly numero: string;
  readonly playType: OrderBody['playType'];
  readonly stopsOnWin: boolean;
  readonly lines: string;
  readonly stake: bigint;
};

/** Whether the tickets are what the body asks for, under whatever terms they were sold. */
export function isOrderOf(
  tickets: readonly Placed[],
  body: OrderBody,
  { setup }: { setup: Pick<LotterySetup, 'family'> },
): boolean {
  const stake = tickets.reduce((sum, ticket) => sum + ticket.stake, 0n);
  return (
    tickets.length === body.issues.length &&
    stake === readDecimal(body.stake) &&
    body.issues.every(({ numero, multiple }) => {
      const ticket = tickets.find((each) => each.numero === numero);
      return ticket !== undefined && isTicketOf(ticket, body, { setup, multiple });
    })
  );
}

function isTicketOf(
  { game, playType, stopsOnWin, lines: text }: Placed,
  body: OrderBody,
  { setup, multiple }: { setup: Pick<LotterySetup, 'family'>; multiple: number },
): boolean {
  const { settings, lines } = readLines(text);
  const plays = playsOf({ family: setup.family, settings });
  const isLine = (line: TicketLine | undefined, item: OrderItem): boolean => {
    const play = plays.get(item.play);
    const reading = play && readSelection(play, item.selection);
    return (
      line !== undefined &&
      reading?.ok === true &&
      line.play === item.play &&
      line.selection === writeSelection(play as NonNullable<typeof play>, reading.selection) &&
      line.model === item.model &&
      line.multiple === item.multiple * multiple &&
      (item.series === undefined || line.series === null || line.series === item.series)
    );
  };
  return (
    game === body.gameId &&
    playType === body.playType &&
    stopsOnWin === (body.stopsOnWin && body.issues.length > 1) &&
    lines.length === body.items.length &&
    body.items.every((item, index) => isLine(lines[index], item))
  );
}
