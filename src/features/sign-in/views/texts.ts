import { privacyNotice } from '#src/ui/copy/legal/privacy-notice.ts';
import { userAgreement } from '#src/ui/copy/legal/user-agreement.ts';

export const texts = { userAgreement, privacyNotice };
