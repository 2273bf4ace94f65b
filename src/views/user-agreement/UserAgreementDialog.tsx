import { useSelector } from '@xstate/react';
import { selectReading, selectText, type UserAgreementRef } from '#machines/user-agreement/index.ts';
import { reading } from '#src/ui/copy/notices.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Reading } from '../reading/Reading.tsx';
import { texts } from './texts.ts';
import { UserAgreement } from './UserAgreement.tsx';

/** The mask does not close it; the text's own buttons do. */
export function UserAgreementDialog({ actor }: { actor: UserAgreementRef }) {
  const name = useSelector(actor, selectText);
  const child = useSelector(actor, selectReading);
  const { title, version } = texts[name];

  return (
    <Dialog
      open
      key={name}
      title={title}
      note={reading.version(version)}
      width={800}
      held
      onClose={() => child?.send({ type: 'reading.close' })}
    >
      {child ? (
        <Reading actor={child} title={title}>
          <UserAgreement actor={actor} />
        </Reading>
      ) : null}
    </Dialog>
  );
}
