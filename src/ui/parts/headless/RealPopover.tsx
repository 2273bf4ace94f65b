import { PopoverButton, PopoverPanel, Popover as Root } from '@headlessui/react';
import { classes } from '../../classes.ts';
import { Button } from '../Button.tsx';
import { useReplay } from '../light-replay.ts';
import type { PopoverProps } from '../Popover.tsx';
import { floating } from '../surface.ts';

export function RealPopover({
  label,
  panelLabel,
  children,
  keys,
  ...button
}: PopoverProps & { keys: { current: string[] } }) {
  const trigger = useReplay(keys);
  return (
    <Root className="inline-flex max-w-full">
      <PopoverButton as={Button} {...trigger} {...button}>
        {label}
      </PopoverButton>
      <PopoverPanel anchor="bottom" focus role="dialog" aria-label={panelLabel} className={classes(floating, 'p-2')}>
        {({ close }) => <>{typeof children === 'function' ? children(() => close()) : children}</>}
      </PopoverPanel>
    </Root>
  );
}
