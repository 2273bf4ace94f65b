import { DialogPanel, DialogTitle, Dialog as Root } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { WINDOW_READY } from '#domain/page-events.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { type DialogProps, DialogSheet, OVER_PAGE } from '../DialogSheet.tsx';

const drawnWindow = () => document.getElementById(RENDERED_DIALOG_ID);

/** src/early-input does again, in the same turn, what was typed and pressed there. */
function takeOver() {
  const drawn = drawnWindow();
  drawn?.remove();
  if (drawn) document.dispatchEvent(new Event(WINDOW_READY));
}

/** Gives the focus back where this code came only after the key that opened it, and so nobody saw it go. */
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
  const [arrives] = useState(() => drawnWindow() === null);
  return (
    <Root open={open} onClose={held ? () => undefined : onClose} className={OVER_PAGE}>
      <DialogSheet {...props} Panel={DialogPanel} Title={DialogTitle} arrives={arrives} first={<Opener />} />
    </Root>
  );
}
