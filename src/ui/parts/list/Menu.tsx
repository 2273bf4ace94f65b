import { lazyView } from '../../../lazy/lazy-view.tsx';
import { Button } from '../Button.tsx';
import type { MenuProps } from '../headless/HeadlessMenu.tsx';

export type { MenuEntry } from '../headless/HeadlessMenu.tsx';

export const Menu = lazyView<MenuProps>(async () => (await import('../headless/HeadlessMenu.tsx')).HeadlessMenu, {
  fallback: ({ label, entries: _entries, ...button }, onRetry) => (
    <Button {...button} aria-haspopup="menu" onClick={onRetry}>
      {label}
    </Button>
  ),
});
