import { useSelector } from '@xstate/react';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { type OperatorOrderRef, selectCanEdit, selectPicture } from '#machines/operator-order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

/** Focusable, so that the keyboard can scroll its content. */
const stop = { tabIndex: 0 };

/** File of a document: pictures and PDFs open in place, other types in a new window. */
export function PaperFile({ actor, file }: { actor: OperatorOrderRef; file: StoredFile }) {
  const picture = useSelector(actor, selectPicture);
  const canEdit = useSelector(actor, selectCanEdit);
  const address = picture?.file.fileId === file.fileId ? picture.address : null;
  const press = () => actor.send(address === null ? { type: 'file.open', file } : { type: 'file.close' });
  return (
    <div className="grid min-w-0 justify-items-start gap-0.5">
      <button
        type="button"
        className="min-h-3 max-w-full cursor-pointer text-left text-link underline underline-offset-3"
        aria-expanded={address !== null}
        aria-disabled={!canEdit || undefined}
        onClick={press}
      >
        <span className="sr-only">{address === null ? words.view : words.hide} </span>
        {file.name}
      </button>
      {address === null ? null : (
        <>
          <section aria-label={file.name} {...stop} className="max-h-screen w-full overflow-auto outline-offset-[-2px]">
            <img src={address} alt={words.picture(file.name)} className="max-w-full rounded border border-line" />
          </section>
          <Button size={32} icon="ext" disabled={!canEdit} onClick={() => actor.send({ type: 'file.open', file })}>
            {words.original}
            <span className="sr-only"> {file.name}</span>
          </Button>
        </>
      )}
    </div>
  );
}
