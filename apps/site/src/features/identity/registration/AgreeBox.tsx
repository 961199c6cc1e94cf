import { Checkbox } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';

type Props = {
  age: number;
  isAgreed: boolean;
  /** Explains the consequence only after a visitor withdraws the agreement. */
  isTakenBack: boolean;
  onChange: (isAgreed: boolean) => void;
};

/** A private-use character, which no translation contains: marks where the links go in the sentence. */
const MARK = '\uE000';

/** Of age, not barred from gambling by law, and agrees to the terms and privacy policy (specification section 5). */
export function AgreeBox({ age, isAgreed, isTakenBack, onChange }: Props) {
  const text = useText();
  const terms = `${MARK}terms${MARK}`;
  const privacy = `${MARK}privacy${MARK}`;
  const parts = text('registration.agree.sentence', { age, terms, privacy }).split(MARK);
  return (
    <Checkbox
      name="agree"
      label={parts.map((part) =>
        part === 'terms' || part === 'privacy' ? <Document key={part} name={part} /> : part,
      )}
      isChecked={isAgreed}
      onChange={onChange}
      error={isTakenBack ? text('registration.agree.needed') : null}
    />
  );
}

function Document({ name }: { name: 'terms' | 'privacy' }) {
  const text = useText();
  return (
    <Link to={ROUTES[name].path}>
      {text(name === 'terms' ? 'registration.agree.terms' : 'registration.agree.privacy')}
    </Link>
  );
}
