import { useSelector } from '@xstate/react';
import {
  type DeskRestrictionsRef,
  selectIsAsking,
  selectIsEnding,
  selectRow,
} from '#machines/desk-restrictions/index.ts';
import { deskRestrictions as words } from '#src/ui/copy/desk-restrictions.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from '../desk-queue/take-focus.ts';

/** Says what ends before it does. */
export function EndQuestion({ actor }: { actor: DeskRestrictionsRef }) {
  const row = useSelector(actor, selectRow);
  const isAsking = useSelector(actor, selectIsAsking);
  const isEnding = useSelector(actor, selectIsEnding);
  if (row === null || !(isAsking || isEnding)) return null;
  return (
    <div
      role="alertdialog"
      aria-labelledby="end"
      aria-describedby="end-lead"
      className="grid gap-1 rounded border border-warn-line bg-warn-soft px-2 py-1.5"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isAsking) actor.send({ type: 'end.keep' });
      }}
    >
      <p id="end" tabIndex={-1} ref={takeFocus} className="font-strong">
        {words.endTitle(row.partyName, words.what(row))}
      </p>
      <p id="end-lead">{words.endLead}</p>
      <div className="flex flex-wrap gap-1">
        <Button
          size={32}
          tone="danger"
          busy={isEnding}
          disabled={!(isAsking || isEnding)}
          onClick={() => actor.send({ type: 'end.confirm' })}
        >
          {words.confirm}
        </Button>
        <Button size={32} disabled={!isAsking} onClick={() => actor.send({ type: 'end.keep' })}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
