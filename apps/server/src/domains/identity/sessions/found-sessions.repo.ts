import type { LoginMethod, MemberType } from '@parlour/contract';
import { binaryArray } from '@parlour/database/bytes/binary-array';
import type { Run } from '@parlour/database/database';

export type CookieQuestion = { readonly brandId: string; readonly cookieHash: string };

/** What decides whether a session is valid: its own columns and its member's. */
export type FoundSession = {
  readonly brandId: string;
  readonly id: string;
  readonly memberId: string;
  readonly tokenHash: string;
  readonly method: LoginMethod;
  readonly lastSeenMs: number;
  readonly endsMs: number;
  readonly isEnded: boolean;
  readonly type: MemberType;
  readonly isActive: boolean;
  /** When the account itself ends, as trials do. */
  readonly expiresMs: number | null;
  readonly hasTemporaryPassword: boolean;
};

const msOf = (column: string) => `(extract(epoch from ${column}) * 1000)::int8`;

const TEXT = `select s.id, s.member_id, s.token_hash, s.method, ${msOf('s.last_seen_at')}, ${msOf('s.ends_at')},
    s.ended_at is not null, m.type, m.state = 'active', ${msOf('m.expires_at')}, m.temporary_until is not null
  from (select unnest($1::uuid[]) as brand_id, unnest($2::text[]) as cookie_hash, unnest($3::int2[]) as place) as k
  left join identity_session as s on s.brand_id = k.brand_id and s.cookie_hash = k.cookie_hash
  left join identity_member as m on m.brand_id = s.brand_id and m.id = s.member_id
  order by k.place`;

/** The sessions of cookies, open or not, each with its member. */
export async function readSessions(
  run: Run,
  questions: readonly CookieQuestion[],
): Promise<(FoundSession | null)[]> {
  const rows = await run({
    name: 'identity_sessions_of_cookies',
    text: TEXT,
    values: [
      binaryArray('uuid', questions, ({ brandId }) => brandId),
      binaryArray('text', questions, ({ cookieHash }) => cookieHash),
      binaryArray('int2', [...questions.keys()], (place) => place),
    ],
  });
  return rows.map((row, place) => (row[0] === null ? null : asFound(questions[place]?.brandId ?? '', row)));
}

function asFound(brandId: string, row: readonly unknown[]): FoundSession {
  const [id, memberId, tokenHash, method, lastSeen, ends, isEnded, type, isActive, expires, isTemporary] =
    row as [
      string,
      string,
      string,
      LoginMethod,
      bigint,
      bigint,
      boolean,
      MemberType,
      boolean,
      bigint | null,
      boolean,
    ];
  return {
    brandId,
    id,
    memberId,
    tokenHash,
    method,
    lastSeenMs: Number(lastSeen),
    endsMs: Number(ends),
    isEnded,
    type,
    isActive,
    expiresMs: expires === null ? null : Number(expires),
    hasTemporaryPassword: isTemporary,
  };
}
