import { useSelector } from '@xstate/react';
import {
  selectCompany,
  selectReading,
  selectServiceMail,
  selectServicePhone,
  selectText,
  type UserAgreementRef,
} from '#machines/user-agreement/index.ts';
import { filling } from '#src/ui/copy/legal/fill.ts';
import { privacyNotice } from '#src/ui/copy/legal/privacy-notice.ts';
import { userAgreement } from '#src/ui/copy/legal/user-agreement.ts';
import { reading } from '#src/ui/copy/notices.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';
import { Reading } from '../reading/Reading.tsx';

const texts = { userAgreement, privacyNotice };

export function UserAgreement({ actor }: { actor: UserAgreementRef }) {
  const name = useSelector(actor, selectText);
  const serviceMail = useSelector(actor, selectServiceMail);
  const child = useSelector(actor, selectReading);
  const servicePhone = useSelector(actor, selectServicePhone);
  const company = useSelector(actor, selectCompany);
  const text = texts[name];

  return (
    <Dialog
      open
      key={name}
      title={text.title}
      note={reading.version(text.version)}
      width={800}
      held
      onClose={() => child?.send({ type: 'reading.close' })}
    >
      {child ? (
        <Reading actor={child} title={text.title}>
          <LegalArticle text={text} fill={filling({ company, servicePhone, serviceMail })} />
        </Reading>
      ) : null}
    </Dialog>
  );
}
