import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { onlyReads } from '#copy/booking/outcome.ts';
import { type SessionRef, selectMayBook } from '#machines/session/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';

interface BookersOnlyProps {
  session: SessionRef;
  children: ReactNode;
}

/** Restricts a form to members who may book; a viewer sees the reason instead. */
export function BookersOnly({ session, children }: BookersOnlyProps) {
  const mayBook = useSelector(session, selectMayBook);
  return mayBook ? children : <Note>{onlyReads}</Note>;
}
