import type { ReactNode } from 'react';
import { KIT } from '#copy/kit.ts';
import { Button } from '../Button.tsx';
import { Note } from './Note.tsx';

interface RetryNoteProps {
  /** `danger` when the content below is outdated, `warn` when something is missing. */
  tone: 'danger' | 'warn';
  title?: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Reports a partial load failure with a retry. */
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
