import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { type DialogProps, DialogSheet, OVER_PAGE } from '../ui/parts/DialogSheet.tsx';

/** A server-rendered dialog, until the hydrated page replaces it with its own. */
export function ServerDialog(props: DialogProps) {
  return (
    <div id={RENDERED_DIALOG_ID} role="dialog" aria-modal="true" aria-label={props.title} className={OVER_PAGE}>
      <DialogSheet {...props} Panel="div" Title="h2" arrives={false} />
    </div>
  );
}
