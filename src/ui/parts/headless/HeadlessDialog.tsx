import { DialogPanel, DialogTitle, Dialog as Root } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { WINDOW_READY } from '#domain/page-events.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { type DialogProps, DialogSheet, OVER_PAGE } from '../DialogSheet.tsx';

const findServerDialog = () => document.getElementById(RENDERED_DIALOG_ID);

/** src/ssr/event-replay replays recorded input in the same task. */
function takeOver() {
  const serverDialog = findServerDialog();
  serverDialog?.remove();
  if (serverDialog) document.dispatchEvent(new Event(WINDOW_READY));
}

/** Restores the focus on close: the dialog's module loaded after the opening key, so Headless UI did not record the opener. */
function Opener() {
  const [opener] = useState(() => document.activeElement);
  useEffect(takeOver, []);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
  return null;
}

export function HeadlessDialog(props: DialogProps) {
  const { open, held, onClose } = props;
  const [arrives] = useState(() => findServerDialog() === null);
  return (
    <Root open={open} onClose={held ? () => undefined : onClose} className={OVER_PAGE}>
      <DialogSheet {...props} Panel={DialogPanel} Title={DialogTitle} arrives={arrives} first={<Opener />} />
    </Root>
  );
}
