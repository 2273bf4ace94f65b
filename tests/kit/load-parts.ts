import { loadDialog } from '#src/ui/parts/Dialog.tsx';
import { loadHeadless } from '#src/ui/parts/headless.ts';
import { Menu } from '#src/ui/parts/list/Menu.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';

/** Loads the components that a page loads with their first use. */
export const loadParts = () => Promise.all([loadHeadless(), loadDialog(), Menu.preload(), Popover.preload()]);
