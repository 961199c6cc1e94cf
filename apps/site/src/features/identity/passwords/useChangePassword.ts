import { useEffect, useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { EMPTY_PROOF, FACTOR_FIELD_OF, type ProofField } from '../../../platform/proof/proof.rules.ts';
import { useProof } from '../../../platform/proof/useProof.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { acceptNewPassword, useSession } from '../../../platform/session/session.store.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import type { Credentials } from '../remember-me/remembered-credentials.ts';
import { useRememberedCredentials } from '../remember-me/useRememberedCredentials.ts';
import { type ChangePasswordField, changePasswordRules } from './password.rules.ts';
import { useNotWeak } from './useNotWeak.ts';

/** Specification section 9: how long the message stays before the redirect to home. */
const REDIRECT_MS = 1_000;
const EMPTY: Record<ChangePasswordField | ProofField, string> = {
  ...EMPTY_PROOF,
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};
const FIELD_OF = {
  wrong_password: 'oldPassword',
  wrong_proof_code: 'proofCode',
  ...FACTOR_FIELD_OF,
  locked_out: 'oldPassword',
  same_password: 'newPassword',
  weak_password: 'newPassword',
  confirmation_mismatch: 'confirmNewPassword',
} as const;

/** Specification section 4, "Password change". */
export function useChangePassword() {
  const text = useText();
  const { client } = useSite();
  const { fields } = useBrand().register;
  const remembered = useRememberedCredentials();
  const held = useHeldPassword(remembered);
  const proof = useProof();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    initial: EMPTY,
    rules: {
      ...changePasswordRules(fields, { heldPassword: held.password, weak: useNotWeak() }),
      ...(proof.asked === 'password' ? proof.factor.rules : proof.rules),
    },
    judgedWhileTyping: ['newPassword'],
    fieldOf: FIELD_OF,
  });

  useEffect(() => {
    if (!isSaved) return;
    const leaving = setTimeout(() => navigate(ROUTES.home.path, { isReplacing: true }), REDIRECT_MS);
    return () => clearTimeout(leaving);
  }, [isSaved]);

  const send = async ({ oldPassword, newPassword, confirmNewPassword, ...values }: typeof EMPTY) => {
    const taken = await proof.take(values);
    if (!taken) return;
    const { password: _unused, ...proven } = taken;
    const hide = showToast(text('identity.changePassword.saving'), 'passwordLoading');
    try {
      const body = {
        oldPassword: held.password ?? oldPassword,
        newPassword,
        confirmNewPassword,
        ...proven,
      };
      await client.identity.changePassword({ body });
    } finally {
      hide();
    }
    showToast(text('identity.changePassword.saved'), 'passwordSaved');
    acceptNewPassword();
    if (held.credentials) await remembered?.write({ ...held.credentials, password: newPassword });
    setSaved(true);
  };

  return {
    form,
    asksOld: held.password === null,
    /** For a first password: the member proves themselves otherwise. */
    proof: proof.asked === 'password' ? null : proof,
    factor: proof.factor,
    isReady: held.isKnown,
    isDone: isSaved,
    // A wrongly remembered password has to be typed after all.
    submit: form.submit({ send, onRefused: ({ code }) => code === 'wrong_password' && held.distrust() }),
  };
}

/** The password this browser remembers for the signed-in member, who then need not type it. */
function useHeldPassword(remembered: ReturnType<typeof useRememberedCredentials>) {
  const userName = useSession(({ stored }) => stored?.userName);
  const hasNone = useSession(({ member }) => member?.hasPassword === false);
  const [kept, setKept] = useState<{ credentials: Credentials | null } | null>(null);
  const [isTrusted, setTrusted] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(remembered?.read('username')).then((found) => {
      const isTheirs = found?.username.toLowerCase() === userName?.toLowerCase();
      if (isCurrent) setKept({ credentials: found && isTheirs ? found : null });
    });
    return () => {
      isCurrent = false;
    };
  }, [remembered, userName]);
  const credentials = kept?.credentials ?? null;
  return {
    isKnown: kept !== null,
    credentials,
    // A member who signed up by social account has no password yet and sets the first one.
    password: hasNone ? '' : isTrusted ? (credentials?.password ?? null) : null,
    distrust: () => setTrusted(false),
  };
}
