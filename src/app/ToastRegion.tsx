import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { pageLoaded } from '../ui/page-loaded.ts';
import type { LateToasts } from './toasts.ts';

const Toasts = lazy(() =>
  pageLoaded().then(() => import('../views/toasts/Toasts.tsx').then(({ Toasts }) => ({ default: Toasts }))),
);

/** Beside the site and not in it: an open dialog makes the site inert, and what is inert is not read aloud. */
export function ToastRegion({ late }: { late: LateToasts }) {
  const actor = useSelector(late, ({ child }) => child);
  return actor ? <Suspense>{createPortal(<Toasts actor={actor} />, document.body)}</Suspense> : null;
}
