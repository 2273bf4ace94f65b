import { useSelector } from '@xstate/react';
import { profileCopy } from '#copy/user-centre/account.ts';
import { type ProfileRef, selectCompany } from '#machines/profile/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** Confirms the saved company name and links to its verification. */
export function NamedCompany({ actor }: { actor: ProfileRef }) {
  const company = useSelector(actor, selectCompany);
  return (
    <div className="grid gap-2">
      <Note tone="warn" live title={profileCopy.namedTitle(company)}>
        {profileCopy.namedText}
      </Note>
      <div className="flex flex-wrap justify-end gap-1">
        <Button onClick={() => actor.send({ type: 'profile.close' })}>{profileCopy.later}</Button>
        <Button ref={takeFocus} tone="primary" onClick={() => actor.send({ type: 'profile.verify' })}>
          {profileCopy.verify}
        </Button>
      </div>
    </div>
  );
}

/** The form that had the focus was removed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
