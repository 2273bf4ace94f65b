import { useEffect } from 'react';
import type { DialogProps } from './DialogSheet.tsx';
import { loadHeadless, useHeadless } from './headless.ts';

export type { DialogProps } from './DialogSheet.tsx';

/** Renders nothing until it is first opened; what opens it is a plain button (see `loadOnApproach`). */
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
