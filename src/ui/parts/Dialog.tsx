import { type ReactNode, useEffect } from 'react';
import { prefetchParts, useParts } from './light.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Hides the head; the title stays as the name. */
  plain?: boolean;
  /** A small line at the end of the head: a version, a state. */
  note?: ReactNode;
  width?: 348 | 396 | 400 | 560 | 800;
  /** Slides in from the side instead of standing in the middle. */
  side?: boolean;
  /** Not closed by Esc or by the mask, and without a close button. */
  held?: boolean;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

/** Stands for nothing until it is opened; whoever opens it stays a plain button (see `warming`). */
export function Dialog(props: DialogProps) {
  const parts = useParts();
  useEffect(() => {
    if (props.open) void prefetchParts();
  }, [props.open]);
  return parts && <parts.RealDialog {...props} />;
}

export function Drawer(props: Omit<DialogProps, 'side' | 'width'>) {
  return <Dialog {...props} side />;
}
