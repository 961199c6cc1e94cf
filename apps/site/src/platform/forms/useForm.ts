import { CallRefused } from '@parlour/client';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRested } from '../loading/useRested.ts';
import { useSite } from '../site.ts';
import { useText } from '../texts/texts.tsx';
import { checkAll, type Problem, type Problems, pickProblems, type Rules } from './field.rules.ts';
import { problemsOf, type RefusalWords, wordsOf } from './refusal.rules.ts';

/** Specification section 9: the delay after a change of language before fields are checked again. */
const REVALIDATION_MS = 200;

/** Nobody is told that a password is too short while typing it. */
const PAUSE_MS = 1_000;

type Values<Name extends string> = Record<Name, string>;
type Needs<Name extends string> = {
  initial: Values<Name>;
  /** In page order; fields without a rule may be left out. */
  rules: Rules<NoInfer<Name>>;
  /** Fields whose problem is told at a pause in typing, not only when the form is sent. */
  judgedWhileTyping?: readonly NoInfer<Name>[];
  /** A form's own text for a refusal of the whole, if the usual one says too little. */
  sayRefusal?: (refused: CallRefused) => string | null;
} & RefusalWords<NoInfer<Name>>;
type Sending<Name extends string> = {
  send: (values: Values<Name>) => Promise<void>;
  onRefused?: (refused: CallRefused) => void;
};

/** The values of a form, what is wrong with them, and sending them once. */
export function useForm<Name extends string>(needs: Needs<Name>) {
  const { initial, rules, judgedWhileTyping = [], sayRefusal, ...words } = needs;
  const text = useText();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const inputs = useRef<Partial<Record<Name, HTMLElement | null>>>({});
  const names = Object.keys(rules) as Name[];

  useJudgeAgain(() => {
    setProblems(pickProblems(checkAll(rules, values), Object.keys(problems) as Name[]));
    setRefusal(null);
  });

  usePauses(judgedWhileTyping.map((name) => values[name]).join('\n'), () => {
    const typed = judgedWhileTyping.filter((name) => values[name] !== '');
    const others = names.filter((name) => !typed.includes(name));
    const found = pickProblems(checkAll(rules, values), typed);
    setProblems((shown) => ({ ...pickProblems(shown, others), ...found }));
  });

  const set = (name: Name, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    // An error disappears as soon as its field is correct.
    if (problems[name]) setProblems(pickProblems(checkAll(rules, changed), Object.keys(problems) as Name[]));
  };

  /** Shows the problems and focuses the first field that has one. */
  const show = (found: Problems<Name>) => {
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
  };

  /** Checks the named fields, or all; returns whether they pass. */
  const check = (asked: readonly Name[] = names): boolean => {
    const found = pickProblems(checkAll(rules, values), asked);
    show(found);
    return Object.keys(found).length === 0;
  };

  /** Shows the server's refusal at its field. */
  const refuse = (refused: CallRefused) => {
    const found = pickProblems(problemsOf(refused, words), names);
    show(found);
    setRefusal(Object.keys(found).length > 0 ? null : (sayRefusal?.(refused) ?? wordsOf(refused, text)));
  };

  /** Sends once, however often it is pressed. */
  const submit =
    ({ send, onRefused }: Sending<Name>) =>
    (event: FormEvent) => {
      event.preventDefault();
      if (isSending.current || !check()) return;
      isSending.current = true;
      setBusy(true);
      setRefusal(null);
      send(values)
        .catch((error: unknown) => {
          if (!(error instanceof CallRefused)) {
            setRefusal(text('identity.failed'));
            throw error;
          }
          refuse(error);
          onRefused?.(error);
        })
        .finally(() => {
          isSending.current = false;
          setBusy(false);
        })
        .catch(reportError);
    };

  /** Clears the problems; the values stay. */
  const reset = () => {
    setProblems({});
    setRefusal(null);
  };

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: wordsOfProblem(problems[name], text),
    onChange: (value: string) => set(name, value),
    ref: (input: HTMLElement | null) => {
      inputs.current[name] = input;
    },
  });

  return { values, setValues, set, field, check, show, refuse, reset, submit, refusal, isBusy };
}

/** Keys follow the language by themselves; the server's words do not, so they are checked again or dropped. */
function useJudgeAgain(judge: () => void): void {
  const { language } = useSite();
  const spoken = useRef(language);
  const judgeAgain = useEffectEvent(judge);
  useEffect(() => {
    if (spoken.current === language) return;
    const waiting = setTimeout(() => {
      spoken.current = language;
      judgeAgain();
    }, REVALIDATION_MS);
    return () => clearTimeout(waiting);
  }, [language]);
}

/** Judges what was typed once nothing has been typed for a moment. */
function usePauses(typed: string, judge: () => void): void {
  const rested = useRested(typed, PAUSE_MS);
  const judgeTyped = useEffectEvent(judge);
  useEffect(() => {
    if (rested?.trim()) judgeTyped();
  }, [rested]);
}

function wordsOfProblem(problem: Problem | undefined, text: ReturnType<typeof useText>): string | null {
  if (!problem) return null;
  return 'words' in problem ? problem.words : text(problem.key, problem.values);
}
