import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { type Text, useText } from '../../platform/texts.tsx';
import { type FiguresOf, type Forecast, isAbove } from './forecast.rules.ts';

type Words = {
  tiles: [name: string, value: string][];
  facts: [name: string, value: ReactNode][];
  warning: string | null;
  /** What the figures take for granted. */
  assumes: string;
};
type Told = {
  text: Text;
  number(value: number): string;
  money(value: string): string;
  days: number;
  pointWorth: string;
};

/** A forecast in words. */
export function useForecastWords({ figures, currency, days, pointWorth }: Forecast): Words {
  const text = useText();
  const formats = useFormats();
  const told: Told = {
    text,
    number: formats.number,
    money: (value) => `${formats.amount(value, currency)} ${currency}`,
    days,
    pointWorth,
  };
  if (figures.kind === 'wheel') return wheelWords(told, figures);
  if (figures.kind === 'task') return taskWords(told, figures);
  if (figures.kind === 'friends') return friendsWords(told, figures);
  return figures.kind === 'credit' ? creditWords(told, figures) : signInWords(told, figures);
}

function wheelWords({ text, number, money, days, pointWorth }: Told, wheel: FiguresOf<'wheel'>): Words {
  const { turns, turners, held, heldCost, expected } = wheel;
  return {
    tiles: [
      [text('forecast.wheel.perTurn'), wheel.perTurn],
      [text('forecast.wheel.most'), wheel.most],
      [text('forecast.wheel.stock'), wheel.stock],
    ],
    facts: [
      [
        text('forecast.wheel.turns', { days }),
        text('forecast.wheel.turnsCost', { turns: number(turns), count: turners, cost: money(expected) }),
      ],
      [
        text('forecast.wheel.held'),
        heldCost === null
          ? text('forecast.wheel.noEnd', { turns: number(held) })
          : text('forecast.wheel.heldCost', { turns: number(held), cost: money(heldCost) }),
      ],
      [text('forecast.wheel.daily'), dailyWords({ text, number, money }, wheel)],
      [text('forecast.wheel.afterStock'), money(wheel.afterStock)],
    ],
    warning: wheel.isEndless ? text('forecast.wheel.endless') : null,
    assumes: text('forecast.wheel.assumes', { point: money(pointWorth) }),
  };
}

/** What a member can cost who does all tasks of a day. */
function dailyWords(
  { text, number, money }: Pick<Told, 'text' | 'number' | 'money'>,
  { daily, dailyCost, dailyMost }: FiguresOf<'wheel'>,
): string {
  if (daily === 0) return text('forecast.wheel.noDaily');
  const turns = number(daily);
  if (dailyCost === null) return text('forecast.wheel.noEnd', { turns });
  const cost = money(dailyCost);
  return dailyMost === null
    ? text('forecast.wheel.dailyOpen', { turns, cost })
    : text('forecast.wheel.dailyCost', { turns, cost, most: money(dailyMost) });
}

function taskWords({ text, number, money, days, pointWorth }: Told, task: FiguresOf<'task'>): Words {
  const { isOnce, members, reached, reachers, expected } = task;
  return {
    tiles: [
      [text('forecast.task.each'), task.each],
      isOnce
        ? [text('forecast.task.due'), expected]
        : [text('forecast.task.perDay', { days }), task.perDay ?? expected],
      [text(isOnce ? 'forecast.task.mostOnce' : 'forecast.task.most'), task.most],
    ],
    facts: [
      [text('forecast.task.members'), number(members)],
      isOnce
        ? [text('forecast.task.proved'), number(reached)]
        : [
            text('forecast.task.reached', { days }),
            text('forecast.task.reachedCost', {
              times: number(reached),
              count: reachers,
              cost: money(expected),
            }),
          ],
    ],
    warning: null,
    assumes: text('forecast.assumes', { point: money(pointWorth) }),
  };
}

function friendsWords({ text, number, money, days }: Told, friends: FiguresOf<'friends'>): Words {
  const { done, open } = friends;
  return {
    tiles: [
      [text('forecast.friends.each'), friends.each],
      [text('forecast.friends.expected', { days }), friends.expected],
      [text('forecast.friends.mostEach'), friends.mostEach],
    ],
    facts: [
      [text('forecast.friends.came', { days }), number(friends.friends)],
      [text('forecast.friends.done'), text('forecast.friends.doneOpen', { done: number(done), count: open })],
      [
        text('forecast.friends.inviters'),
        text('forecast.friends.most', { inviters: number(friends.inviters), cost: money(friends.most) }),
      ],
    ],
    warning: null,
    assumes: text('forecast.friends.assumes'),
  };
}

function creditWords({ text, number, money, days, pointWorth }: Told, credit: FiguresOf<'credit'>): Words {
  const { points, members, exchanges, taken, earned, cheapest } = credit;
  return {
    tiles: [
      [text('forecast.credit.expected'), credit.expected],
      [text('forecast.credit.kept'), credit.expectedKept],
      [text('forecast.credit.most'), credit.most],
    ],
    facts: [
      [
        text('forecast.credit.one'),
        text('forecast.credit.oneKept', { each: money(credit.each), kept: money(credit.kept) }),
      ],
      [
        text('forecast.credit.point'),
        text('forecast.credit.pointBuys', {
          buys: money(credit.perPoint),
          keeps: money(credit.keptPerPoint),
        }),
      ],
      [
        text('forecast.credit.now'),
        text('forecast.credit.nowTimes', { times: number(exchanges), count: members }),
      ],
      [text('forecast.credit.points'), number(points)],
      [
        text('forecast.credit.lately', { days }),
        text('forecast.credit.latelyTaken', { taken: number(taken), earned: number(earned) }),
      ],
      [text('forecast.credit.stock'), number(credit.stock)],
    ],
    warning: isAbove(credit.keptPerPoint, pointWorth)
      ? text('forecast.credit.dear', { keeps: money(credit.keptPerPoint), worth: money(pointWorth) })
      : null,
    assumes: text(cheapest === null ? 'forecast.credit.noTitle' : 'forecast.credit.assumes', {
      title: cheapest ?? '',
    }),
  };
}

function signInWords({ text, number, money, days, pointWorth }: Told, signIn: FiguresOf<'sign_in'>): Words {
  const { signed, signers, given, active } = signIn;
  return {
    tiles: [
      [text('forecast.signIn.streak'), signIn.streak],
      [text('forecast.signIn.expected', { days }), signIn.expected],
      [text('forecast.signIn.ifAll'), signIn.ifAll],
    ],
    facts: [
      [
        text('forecast.signIn.day'),
        text('forecast.signIn.dayMost', { cost: money(signIn.perDay), most: money(signIn.most) }),
      ],
      [
        text('forecast.signIn.signed', { days }),
        text('forecast.signIn.signedBy', { times: number(signed), count: signers, points: number(given) }),
      ],
      [text('forecast.signIn.active', { days }), number(active)],
    ],
    warning: null,
    assumes: text('forecast.signIn.assumes', { point: money(pointWorth) }),
  };
}
