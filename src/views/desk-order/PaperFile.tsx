import { useSelector } from '@xstate/react';
import type { KeptFile } from '#domain/files/kept-file.ts';
import { type DeskOrderRef, selectCanEdit, selectPicture } from '#machines/desk-order/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';

/** A file of a paper: a picture opens where it stands, anything else outside the room. */
export function PaperFile({ actor, file }: { actor: DeskOrderRef; file: KeptFile }) {
  const picture = useSelector(actor, selectPicture);
  const canEdit = useSelector(actor, selectCanEdit);
  const address = picture?.file.fileId === file.fileId ? picture.address : null;
  const press = () => actor.send(address === null ? { type: 'file.open', file } : { type: 'file.close' });
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <button
        type="button"
        className="max-w-full cursor-pointer text-left text-link underline underline-offset-3"
        aria-expanded={address !== null}
        aria-disabled={!canEdit || undefined}
        onClick={press}
      >
        <span className="sr-only">{address === null ? words.view : words.hide} </span>
        {file.name}
      </button>
      {address === null ? null : (
        <img src={address} alt={words.picture(file.name)} className="max-w-full rounded border border-line" />
      )}
    </span>
  );
}
