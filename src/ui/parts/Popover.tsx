import type { ReactNode } from 'react';
import type { IconName } from '../icons/Icon.tsx';
import { Button, type ButtonSize, type ButtonTone } from './Button.tsx';
import { useLightTrigger } from './light.ts';

export interface PopoverProps {
  label: ReactNode;
  /** The name of what opens. */
  panelLabel: string;
  /** Shown inside the panel; `close` gives the focus back to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconOnly?: boolean;
}

export function Popover(props: PopoverProps) {
  const { parts, waiting, keys, trigger } = useLightTrigger();
  const { label, panelLabel: _panelLabel, children: _children, ...look } = props;
  if (parts) return <parts.RealPopover {...props} keys={keys} />;
  return (
    <Button {...look} aria-expanded={false} data-waiting={waiting || undefined} {...trigger}>
      {label}
    </Button>
  );
}
