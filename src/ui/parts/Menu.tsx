import type { ReactNode } from 'react';
import type { IconName } from '../icons/Icon.tsx';
import { Button, type ButtonSize, type ButtonTone } from './Button.tsx';
import { useLightTrigger } from './light.ts';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** A place to go to, or else a thing to do. */
  readonly href?: string;
  readonly external?: boolean;
  readonly onChoose?: () => void;
}

export interface MenuProps {
  label: ReactNode;
  entries: readonly MenuEntry[];
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconOnly?: boolean;
}

export function Menu(props: MenuProps) {
  const { parts, waiting, keys, trigger } = useLightTrigger();
  const { label, entries: _entries, ...look } = props;
  if (parts) return <parts.RealMenu {...props} keys={keys} />;
  return (
    <Button {...look} aria-haspopup="menu" aria-expanded={false} data-waiting={waiting || undefined} {...trigger}>
      {label}
    </Button>
  );
}
