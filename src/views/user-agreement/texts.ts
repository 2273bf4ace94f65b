import { privacyNotice } from '#copy/legal/privacy-notice.ts';
import { userAgreement } from '#copy/legal/user-agreement.ts';

export const texts = { userAgreement, privacyNotice };
