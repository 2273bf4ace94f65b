import { useSelector } from '@xstate/react';
import { selectReading, selectText, type UserAgreementRef } from '#machines/user-agreement/index.ts';
import { ReadingDialog } from '#src/features/reading/views/ReadingDialog.tsx';
import { texts } from './texts.ts';
import { UserAgreement } from './UserAgreement.tsx';

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
