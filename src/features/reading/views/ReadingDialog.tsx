import type { ReactNode } from 'react';
import { reading } from '#copy/booking/outcome.ts';
import type { ReadingRef } from '#machines/reading/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Reading } from './Reading.tsx';

interface ReadingDialogProps {
  actor: ReadingRef | undefined;
  title: string;
  version: string;
  /** The text: an agreement, a notice or a protocol. */
  children: ReactNode;
}

/** Clicking the backdrop does not close it; the buttons do. */
export function ReadingDialog({ actor, title, version, children }: ReadingDialogProps) {
  return (
    <Dialog
      open
      title={title}
      note={reading.version(version)}
      width={800}
      held
      onClose={() => actor?.send({ type: 'reading.close' })}
    >
      {actor ? (
        <Reading actor={actor} title={title}>
          {children}
        </Reading>
      ) : null}
    </Dialog>
  );
}
