import { createActor } from 'xstate';
import type { LegalTextName, UserAgreementRef } from '#machines/user-agreement/index.ts';
import { type LegalServices, wireUserAgreement } from './wiring/user-agreement.ts';

export { UserAgreementDialog } from '../views/user-agreement/UserAgreementDialog.tsx';

/** Opens one legal text to read, without an account. */
export function openLegalText(services: LegalServices, text: LegalTextName, onClose: () => void): UserAgreementRef {
  const actor = createActor(wireUserAgreement(services), { input: { texts: [text] } });
  actor.subscribe({ complete: onClose });
  return actor.start();
}
