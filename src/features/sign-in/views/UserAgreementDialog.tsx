import { useSelector } from '@xstate/react';
import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';
import { filling } from '#copy/legal/text.ts';
import {
  selectCompany,
  selectReading,
  selectServiceMail,
  selectServicePhone,
  selectText,
  type UserAgreementRef,
} from '#machines/user-agreement/index.ts';
import { ReadingDialog } from '#src/features/reading/views/ReadingDialog.tsx';
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';

export const texts = { userAgreement, privacyNotice };

/** The text to accept next, its blanks filled in as far as known. */
export function UserAgreement({ actor }: { actor: UserAgreementRef }) {
  const name = useSelector(actor, selectText);
  const serviceMail = useSelector(actor, selectServiceMail);
  const servicePhone = useSelector(actor, selectServicePhone);
  const company = useSelector(actor, selectCompany);

  return <LegalArticle text={texts[name]} fill={filling({ company, servicePhone, serviceMail })} />;
}

/** Agreement and privacy notice, each in a dialog of its own. */
export default function UserAgreementDialog({ actor }: { actor: UserAgreementRef }) {
  const name = useSelector(actor, selectText);
  const reading = useSelector(actor, selectReading);
  const { title, version } = texts[name];

  return (
    <ReadingDialog key={name} actor={reading} title={title} version={version}>
      <UserAgreement actor={actor} />
    </ReadingDialog>
  );
}
