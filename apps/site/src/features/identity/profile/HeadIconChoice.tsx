import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { Button } from '@parlour/ui';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './HeadIconChoice.module.css';
import { useMemberName } from './useMember.ts';

/** The wire code of the switch for pictures (specification section 7). */
const PICTURES = SWITCH_CODE.profilePicture;

/** The picture, with a button to change it. */
export function HeadIconChoice() {
  const text = useText();
  const name = useMemberName();
  const { whitelabel } = useBrand();
  const { Opened, open, close } = useOnDemand(() => import('./HeadIconDialog.tsx'));
  return (
    <div className={styles.choice}>
      <Avatar size="large" />
      <p className={styles.name}>{name}</p>
      {whitelabel[PICTURES] && (
        <Button
          kind="quiet"
          size="small"
          icon="camera"
          label={text('member.picture.change')}
          onPress={open}
        />
      )}
      {Opened && <Opened onClose={close} />}
    </div>
  );
}
