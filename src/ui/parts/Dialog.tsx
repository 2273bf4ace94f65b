import { useEffect } from 'react';
import type { DialogProps } from './DialogSheet.tsx';
import { loadHeadless, useHeadless } from './headless.ts';

export type { DialogProps } from './DialogSheet.tsx';

/** Mounts on first opening; preload it from the opening button with `loadOnApproach`. */
export function Dialog(props: DialogProps) {
  const headless = useHeadless();
  useEffect(() => {
    if (props.open) void loadHeadless();
  }, [props.open]);
  return headless && <headless.HeadlessDialog {...props} />;
}

export function Drawer(props: Omit<DialogProps, 'side' | 'width'>) {
  return <Dialog {...props} side />;
}
