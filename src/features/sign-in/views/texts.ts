import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';

export const texts = { userAgreement, privacyNotice };
