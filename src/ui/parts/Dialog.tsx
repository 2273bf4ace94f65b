import { lazyView } from '../../lazy/lazy-view.tsx';
import type { DialogProps } from './DialogSheet.tsx';

export type { DialogProps } from './DialogSheet.tsx';

const OpenDialog = lazyView<DialogProps>(async () => (await import('./headless/HeadlessDialog.tsx')).HeadlessDialog, {
  fallback: null,
});

export const loadDialog = OpenDialog.preload;

/** For a button that opens a dialog: loads its code on hover or focus. */
export const loadOnApproach = { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() };

export const Dialog = (props: DialogProps) => props.open && <OpenDialog {...props} />;

export function Drawer(props: Omit<DialogProps, 'side' | 'width'>) {
  return <Dialog {...props} side />;
}
