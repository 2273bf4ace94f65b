import { useSelector } from '@xstate/react';
import { filling } from '#copy/legal/text.ts';
import {
  selectCompany,
  selectServiceMail,
  selectServicePhone,
  selectText,
  type UserAgreementRef,
} from '#machines/user-agreement/index.ts';
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';
import { texts } from './texts.ts';

/** The text to accept next, its blanks filled in as far as known. */
export function UserAgreement({ actor }: { actor: UserAgreementRef }) {
  const name = useSelector(actor, selectText);
  const serviceMail = useSelector(actor, selectServiceMail);
  const servicePhone = useSelector(actor, selectServicePhone);
  const company = useSelector(actor, selectCompany);

  return <LegalArticle text={texts[name]} fill={filling({ company, servicePhone, serviceMail })} />;
}
