import { useRef } from 'react';
import { lazyView } from '../../lazy/lazy-view.tsx';
import { Button } from './Button.tsx';
import type { PopoverProps } from './headless/HeadlessPopover.tsx';
import { type EarlyPress, earlyHandlers } from './headless/use-early-press.ts';

const LazyPopover = lazyView<PopoverProps & EarlyPress>(
  async () => (await import('./headless/HeadlessPopover.tsx')).HeadlessPopover,
  {
    fallback: ({ label, panelLabel: _panelLabel, children: _children, early, ...button }, onRetry) => (
      <Button {...button} {...earlyHandlers({ early }, onRetry)}>
        {label}
      </Button>
    ),
  },
);

/** Button that opens a panel; pressed before its code has loaded, it opens once it has. */
export function Popover(props: PopoverProps) {
  const early: EarlyPress['early'] = useRef('untouched');
  return <LazyPopover {...props} early={early} />;
}

Popover.preload = LazyPopover.preload;
