import type { UserAgreementSnapshot } from './user-agreement.machine.ts';
import type { LegalTextName } from './user-agreement.types.ts';

export const selectText = (snapshot: UserAgreementSnapshot): LegalTextName =>
  snapshot.matches({ open: { text: 'agreement' } }) ? 'userAgreement' : 'privacyNotice';

export const selectCompany = (snapshot: UserAgreementSnapshot) => snapshot.context.company;
export const selectServicePhone = (snapshot: UserAgreementSnapshot) => snapshot.context.servicePhone;
export const selectServiceMail = (snapshot: UserAgreementSnapshot) => snapshot.context.serviceMail;

/** The actor of the visible text; the ref is stable while it is shown. */
export const selectReading = (snapshot: UserAgreementSnapshot) => snapshot.children.reading;
