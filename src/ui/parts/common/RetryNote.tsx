import type { ReactNode } from 'react';
import { KIT } from '../../copy/kit.ts';
import { Button } from '../Button.tsx';
import { Note } from './Note.tsx';

interface RetryNoteProps {
  /** Danger where what is below is old, a warning where something is missing. */
  tone: 'danger' | 'warn';
  title?: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Something could not be read; the rest of the page stands. */
export function RetryNote({ onRetry, ...note }: RetryNoteProps) {
  return (
    <Note
      {...note}
      live
      action={
        <Button size={32} onClick={onRetry}>
          {KIT.retry}
        </Button>
      }
    />
  );
}
