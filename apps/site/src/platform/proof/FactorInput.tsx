import { Button, FormMessage, TextField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useText } from '../texts/texts.tsx';
import type { FactorOfMember } from './useFactor.ts';

type Props = {
  factor: FactorOfMember;
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange' | 'ref'>;
};

/** The second factor. Draws nothing for members without one. */
export function FactorInput({ factor: { isAsked, isByPasskey, switchWay }, field }: Props) {
  const text = useText();
  if (!isAsked) return null;
  return (
    <>
      {isByPasskey ? (
        <FormMessage kind="info" words={text('member.proof.passkey')} />
      ) : (
        <TextField
          {...field}
          label={text('member.proof.factor')}
          hint={text('member.proof.factorHint')}
          icon="shield"
          autoComplete="one-time-code"
          isRequired
        />
      )}
      {switchWay && (
        <Button
          kind="quiet"
          size="small"
          icon={isByPasskey ? 'shield' : 'fingerprint'}
          label={text(isByPasskey ? 'member.proof.useCode' : 'member.proof.usePasskey')}
          onPress={switchWay}
        />
      )}
    </>
  );
}
