/** Long enough that guessing is hopeless; nothing is asked of its make-up, which would only make it guessable. */
export const OPERATOR_PASSWORD_MIN = 12;

/** Parts that make a long password a common one after all. */
const COMMON = ['password', 'qwerty', '123456', 'letmein', 'welcome', 'admin', 'parlour', 'iloveyou'];

export function isWeakPassword(password: string, name: string): boolean {
  if ([...password].length < OPERATOR_PASSWORD_MIN) return true;
  const text = password.toLowerCase();
  if (new Set(text).size < 6) return true;
  // What is left when the common parts are taken out has to be a password by itself.
  const rest = [...COMMON, name.toLowerCase()].reduce((left, part) => left.replaceAll(part, ''), text);
  return rest.length < 8;
}
