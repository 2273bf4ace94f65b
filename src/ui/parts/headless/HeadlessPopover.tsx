import { PopoverButton, PopoverPanel, Popover as Root } from '@headlessui/react';
import { Fragment, type ReactNode } from 'react';
import { floatingClass } from '#src/ui/parts/common/control.ts';
import { classes } from '../../classes.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { Button, type ButtonSize, type ButtonTone } from '../Button.tsx';
import { type EarlyPress, useEarlyPress } from './use-early-press.ts';

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

/** The outer element holds the marker that Headless UI renders beside its popover until the page is hydrated. */
export function HeadlessPopover({ label, panelLabel, children, early, ...button }: PopoverProps & EarlyPress) {
  const trigger = useEarlyPress({ early });
  return (
    <span className="contents">
      <Root as={Fragment}>
        <PopoverButton as={Button} ref={trigger} {...button}>
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
    </span>
  );
}
