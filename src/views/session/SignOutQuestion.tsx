import type { SessionRef } from '#machines/session/index.ts';
import { signOutWords as words } from '#src/ui/copy/session.ts';
import { Button } from '#src/ui/parts/Button.tsx';

/** What would be lost by signing out now, and every way on. */
export function SignOutQuestion({ actor }: { actor: SessionRef }) {
  return (
    <div className="grid gap-2">
      <p>{words.text}</p>
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button tone="danger" onClick={() => actor.send({ type: 'session.signOutAnyway' })}>
          {words.anyway}
        </Button>
        <Button onClick={() => actor.send({ type: 'session.signOut' })}>{words.retry}</Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'session.stay' })}>
          {words.stay}
        </Button>
      </div>
    </div>
  );
}
