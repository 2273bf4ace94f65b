import { loadDialog } from '#src/ui/parts/Dialog.tsx';
import { Menu } from '#src/ui/parts/list/Menu.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';

/** Loads the components that a page loads with their first use. */
export const loadParts = () => Promise.all([loadDialog(), Menu.preload(), Popover.preload()]);
