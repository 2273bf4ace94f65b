import { lazyView } from '../../lazy/lazy-view.tsx';
import { Button } from './Button.tsx';
import type { PopoverProps } from './headless/HeadlessPopover.tsx';

export const Popover = lazyView<PopoverProps>(
  async () => (await import('./headless/HeadlessPopover.tsx')).HeadlessPopover,
  {
    fallback: ({ label, panelLabel: _panelLabel, children: _children, ...button }, onRetry) => (
      <Button {...button} onClick={onRetry}>
        {label}
      </Button>
    ),
  },
);
