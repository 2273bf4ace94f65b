import { Button } from './Button.tsx';
import type { PopoverProps } from './headless/HeadlessPopover.tsx';
import { useOpener } from './use-opener.ts';

export function Popover(props: PopoverProps) {
  const { headless, isLoading, keys, handlers } = useOpener();
  const { label, panelLabel: _panelLabel, children: _children, ...button } = props;
  if (headless) return <headless.HeadlessPopover {...props} keys={keys} />;
  return (
    <Button {...button} aria-expanded={false} data-waiting={isLoading || undefined} {...handlers}>
      {label}
    </Button>
  );
}
