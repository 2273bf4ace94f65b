import { useSelector } from '@xstate/react';
import { frame as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { type DraftRef, selectStanding } from '#machines/draft/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** Status of the draft in one line; offers a choice when another tab saved later. */
export function DraftNote({ actor }: { actor: DraftRef }) {
  const standing = useSelector(actor, selectStanding);
  if (standing === 'conflict')
    return (
      <Note
        tone="warn"
        live
        action={
          <span className="flex flex-wrap gap-1">
            <Button size={32} onClick={() => actor.send({ type: 'draft.takeTheirs' })}>
              {words.draft.takeTheirs}
            </Button>
            <Button size={32} onClick={() => actor.send({ type: 'draft.keepMine' })}>
              {words.draft.keepMine}
            </Button>
          </span>
        }
      >
        {words.draft.conflict}
      </Note>
    );
  const canRetry = standing === 'unsaved' || standing === 'unkept';
  return (
    <p
      role="status"
      className={`flex min-h-2.5 flex-wrap items-center gap-1 text-12 ${canRetry ? 'text-warn' : 'text-ink-3'}`}
    >
      {words.draft[standing]}
      {canRetry ? (
        <Button size={32} onClick={() => actor.send({ type: 'draft.retry' })}>
          {KIT.retry}
        </Button>
      ) : null}
    </p>
  );
}
