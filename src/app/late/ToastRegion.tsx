import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { Toasts } from '../../views/toasts/Toasts.tsx';
import type { LateToasts } from '../toasts.ts';

/** Beside the site and not in it: an open dialog makes the site inert, and what is inert is not read aloud. */
export default function ToastRegion({ late }: { late: LateToasts }) {
  const actor = useSelector(late, ({ child }) => child);
  return actor ? createPortal(<Toasts actor={actor} />, document.body) : null;
}
