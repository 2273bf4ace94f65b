import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { type DialogProps, DialogSheet, OVER_PAGE } from './DialogSheet.tsx';

/** A dialog as it stands in the page until the site has opened its own in its place. */
export function DrawnWindow(props: DialogProps) {
  return (
    <div id={RENDERED_DIALOG_ID} role="dialog" aria-modal="true" aria-label={props.title} className={OVER_PAGE}>
      <DialogSheet {...props} Panel="div" Title="h2" arrives={false} />
    </div>
  );
}
