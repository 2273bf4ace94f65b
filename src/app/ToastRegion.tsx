import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import type { LazyToasts } from './toasts.ts';
import { Toasts } from './views/Toasts.tsx';

const never = () => () => undefined;

/** Beside the site and not in it: an open dialog makes the site inert, and what is inert is not read aloud. */
export default function ToastRegion({ late }: { late: LazyToasts }) {
  const actor = useSelector(late, selectLoaded);
  // The server renders no portals, so render this one only after hydration.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return actor && isAlive ? createPortal(<Toasts actor={actor} />, document.body) : null;
}
