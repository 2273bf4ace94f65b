import type { SessionRef } from '#machines/session/index.ts';
import { signOutWords as words } from '#src/ui/copy/session.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

/** Signing out would lose what only this browser has: the person decides. */
export default function SignOutDialog({ actor }: { actor: SessionRef }) {
  return (
    <Dialog open title={words.title} width={400} onClose={() => actor.send({ type: 'session.stay' })}>
      <SignOutQuestion actor={actor} />
    </Dialog>
  );
}
