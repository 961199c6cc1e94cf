import type { BodyOf, Contract } from '@parlour/contract';
import type { Passwords } from '../../../credentials/passwords.ts';
import type { Session } from '../../../http/calls/call.ts';
import { updateMember } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import type { SecurityChanges } from './changes.service.ts';
import type { Proofs } from './proofs.service.ts';

type Chosen = BodyOf<Contract['identity']['setSecurityQuestion']>;
type QuestionNeeds = { passwords: Passwords; proofs: Proofs; changes: SecurityChanges };
export type SecurityQuestions = ReturnType<typeof createSecurityQuestions>;

/** The specification's security question. What others can find out about a person is no proof, so nothing accepts it. */
export function createSecurityQuestions({ passwords, proofs, changes }: QuestionNeeds) {
  return {
    async read(visit: Visit, session: Session): Promise<{ question: string | null }> {
      return { question: (await proofs.find(visit, session)).securityQuestion };
    },

    async set(visit: Visit, session: Session, { question, answer, ...proof }: Chosen) {
      const securityAnswerHash = await passwords.hash(answer.normalize('NFKC').toLowerCase());
      await changes.make(visit, session, {
        kind: 'securityQuestion',
        proof,
        apply: (tx, member) => updateMember(tx, member, { securityQuestion: question, securityAnswerHash }),
      });
      return { question };
    },
  };
}
