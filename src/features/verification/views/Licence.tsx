import { useSelector } from '@xstate/react';
import { verification as words } from '#copy/user-centre/rooms.ts';
import {
  type LicenceRef,
  selectFileName,
  selectPercent,
  selectRefusal,
  selectScreen,
} from '#machines/licence/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';

/** Upload and recognition of a business licence. */
export function Licence({ actor }: { actor: LicenceRef }) {
  const screen = useSelector(actor, selectScreen);
  const name = useSelector(actor, selectFileName);
  const percent = useSelector(actor, selectPercent);
  const refusal = useSelector(actor, selectRefusal);
  if (screen === 'finished') return null;

  return (
    <div className="grid gap-2">
      {screen === 'uploading' ? (
        <>
          <p role="status" className="wrap-anywhere">
            {words.uploading(name)}
          </p>
          <ScaleBar percent={percent} label={words.uploading(name)} />
        </>
      ) : null}
      {screen === 'recognising' ? (
        <p role="status" className="flex items-center gap-1">
          <span className="busy-mark" aria-hidden="true" />
          {words.recognising}
        </p>
      ) : null}
      {screen === 'interrupted' ? (
        <Note tone="danger" live title={words.interrupted}>
          {refusal}
        </Note>
      ) : null}
      <div className="flex flex-wrap justify-end gap-1">
        <Button onClick={() => actor.send({ type: 'licence.cancel' })}>{words.cancel}</Button>
        {screen === 'interrupted' ? (
          <Button tone="primary" onClick={() => actor.send({ type: 'licence.retry' })}>
            {words.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
