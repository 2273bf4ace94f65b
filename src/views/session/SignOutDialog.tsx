import type { SessionRef } from '#machines/session/index.ts';
import { signOutWords as words } from '#src/ui/copy/session.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';

/** Signing out would lose what only this browser has: the person decides. */
export default function SignOutDialog({ actor }: { actor: SessionRef }) {
  const stay = () => actor.send({ type: 'session.stay' });
  return (
    <Dialog
      open
      title={words.title}
      width={400}
      onClose={stay}
      foot={
        <>
          <Button tone="danger" onClick={() => actor.send({ type: 'session.signOutAnyway' })}>
            {words.anyway}
          </Button>
          <Button onClick={() => actor.send({ type: 'session.signOut' })}>{words.retry}</Button>
          <Button tone="primary" onClick={stay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
