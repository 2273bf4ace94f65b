import { useRef } from 'react';
import { lazyView } from '../../../lazy/lazy-view.tsx';
import { Button } from '../Button.tsx';
import type { MenuProps } from '../headless/HeadlessMenu.tsx';
import { type EarlyPress, earlyHandlers } from '../headless/use-early-press.ts';

export type { MenuEntry } from '../headless/HeadlessMenu.tsx';

const LazyMenu = lazyView<MenuProps & EarlyPress>(
  async () => (await import('../headless/HeadlessMenu.tsx')).HeadlessMenu,
  {
    fallback: ({ label, entries: _entries, early, ...button }, onRetry) => (
      <Button {...button} aria-haspopup="menu" {...earlyHandlers({ early }, onRetry)}>
        {label}
      </Button>
    ),
  },
);

/** Button that opens a menu; pressed before its code has loaded, it opens once it has. */
export function Menu(props: MenuProps) {
  const early: EarlyPress['early'] = useRef('untouched');
  return <LazyMenu {...props} early={early} />;
}

Menu.preload = LazyMenu.preload;
