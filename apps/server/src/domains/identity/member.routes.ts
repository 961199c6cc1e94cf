import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { MemberInfos } from './members/members.ts';

type Names = 'info' | 'setNickname' | 'headIcon' | 'setHeadIcon' | 'setLanguage';

export function memberRoutes({
  infos,
}: {
  infos: MemberInfos;
}): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    info: ({ brand, session }) => infos.read(brand, session),
    setNickname: ({ brand, session, body }) => infos.setNickname(brand, session, body.nickname),
    headIcon: ({ brand, session }) => infos.headIcon(brand, session),
    setHeadIcon: ({ brand, session, body }) => infos.setHeadIcon(brand, session, body),
    async setLanguage({ brand, session, body }) {
      await infos.setLanguage(brand, session, body.language);
      return {};
    },
  };
}
