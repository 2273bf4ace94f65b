import { PopoverButton, PopoverPanel, Popover as Root } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { Button, type ButtonSize, type ButtonTone } from '../Button.tsx';
import { floatingClass } from '../surface.ts';
import { useReplay } from './use-replay.ts';

export interface PopoverProps {
  label: ReactNode;
  /** Accessible name of the panel. */
  panelLabel: string;
  /** Content of the panel; `close` returns the focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconOnly?: boolean;
  className?: string;
}

export function HeadlessPopover({
  label,
  panelLabel,
  children,
  keys,
  ...button
}: PopoverProps & { keys: { current: string[] } }) {
  const trigger = useReplay(keys);
  return (
    <Root as="span" className="inline-flex max-w-full">
      <PopoverButton as={Button} {...trigger} {...button}>
        {label}
      </PopoverButton>
      <PopoverPanel
        anchor="bottom"
        focus
        role="dialog"
        aria-label={panelLabel}
        className={classes(floatingClass, 'p-2')}
      >
        {({ close }) => <>{typeof children === 'function' ? children(() => close()) : children}</>}
      </PopoverPanel>
    </Root>
  );
}
