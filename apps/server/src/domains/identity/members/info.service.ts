import type { Clock } from '@parlour/clock/clock';
import type { HeadIconName, Language, MemberInfo } from '@parlour/contract';
import { UPLOAD_MAX_MB } from '@parlour/contract/values/identity.rules';
import type { Database } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { countPasskeys, findIcon, removeIcon, saveIcon } from './info.repo.ts';
import { ICON_PX, NICKNAME, PIXELS_MAX, UPLOAD_MAX_BYTES } from './info.rules.ts';
import { findMember, type Member, updateMember } from './members.repo.ts';

/** Invisible characters, and those that reverse the text beside them. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** What stands beside a member's name, such as their level; null: nothing. */
export type ClubLabel = (brandId: string, memberId: string) => Promise<string | null>;

export type MemberInfos = ReturnType<typeof createMemberInfos>;

/** What members see and change about themselves. */
export function createMemberInfos({ database, clock }: { database: Database; clock: Clock }) {
  let clubLabelOf: ClubLabel = async () => null;

  async function requireMember(brand: Brand, { memberId }: Session): Promise<Member> {
    const member = await findMember(database.queries, brand.id, memberId);
    if (!member) throw new Refusal('not_logged_in');
    return member;
  }

  async function iconOf(brand: Brand, session: Session) {
    const { headIcon } = await requireMember(brand, session);
    const image = headIcon ? null : await findIcon(database.queries, brand.id, session.memberId);
    return {
      icon: headIcon,
      image: image ? Buffer.from(image).toString('base64') : null,
    };
  }

  return {
    addClubLabel(source: ClubLabel): void {
      clubLabelOf = source;
    },

    async read(brand: Brand, session: Session): Promise<MemberInfo> {
      const member = await requireMember(brand, session);
      const labelName = await clubLabelOf(brand.id, member.id);
      const icon = member.headIcon ? null : await findIcon(database.queries, brand.id, member.id);
      return {
        id: member.id,
        customerNo: member.customerNo,
        account: member.account,
        nickname: member.nickname,
        type: member.type,
        clubLabel: labelName === null ? null : { labelName },
        headIcon: member.headIcon,
        hasUploadedIcon: icon !== null,
        language: member.language,
        country: member.country,
        timeZone: member.timeZone,
        mobile: member.mobile && maskRecipient(member.mobile),
        email: member.email && maskRecipient(member.email),
        hasPassword: member.passwordHash !== null,
        hasSecondFactor: member.secondFactor !== null,
        passkeys: await countPasskeys(database.queries, brand.id, member.id),
        registeredAt: member.createdAt.getTime(),
        trialEndsAt: member.expiresAt?.getTime() ?? null,
      };
    },

    async setNickname(brand: Brand, { memberId }: Session, given: string) {
      const nickname = given.normalize('NFC').replace(/\s+/gu, ' ');
      const length = [...nickname].length;
      if (length > 0 && (length < NICKNAME.min || length > NICKNAME.max || UNSEEN.test(nickname)))
        throw new Refusal('invalid_input', { fields: { nickname: nicknameFault(length) } });
      const kept = length === 0 ? null : nickname;
      await database.transaction((tx) =>
        updateMember(tx, { brandId: brand.id, id: memberId }, { nickname: kept }),
      );
      return { nickname: kept };
    },

    setLanguage: (brand: Brand, { memberId }: Session, language: Language) =>
      database.transaction((tx) => updateMember(tx, { brandId: brand.id, id: memberId }, { language })),

    headIcon: iconOf,

    async setHeadIcon(
      brand: Brand,
      session: Session,
      { icon, image }: { icon?: HeadIconName | undefined; image?: string | undefined },
    ) {
      if ((icon === undefined) === (image === undefined)) throw uploadRejected();
      const key = { brandId: brand.id, id: session.memberId };
      const encoded = image === undefined ? null : await encodeAnew(image);
      await database.transaction(async (tx) => {
        await updateMember(tx, key, { headIcon: icon ?? null });
        if (encoded) await saveIcon(tx, key, { image: encoded, changedAt: new Date(clock.now()) });
        else await removeIcon(tx, key);
      });
      return iconOf(brand, session);
    },
  };
}

function nicknameFault(length: number): 'too_small' | 'too_big' | 'wrong_format' {
  if (length < NICKNAME.min) return 'too_small';
  return length > NICKNAME.max ? 'too_big' : 'wrong_format';
}

/** The content decides, not the name; re-encoding removes everything else the file carried. */
async function encodeAnew(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > UPLOAD_MAX_BYTES) throw uploadRejected();
  // Loaded with the first picture: most processes never need it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw uploadRejected();
    return await picture.rotate().resize(ICON_PX, ICON_PX, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    // Any error of the library means that we do not accept the picture.
    throw uploadRejected();
  }
}

const uploadRejected = () => new Refusal('upload_rejected', { megabytes: UPLOAD_MAX_MB });
