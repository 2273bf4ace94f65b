import { MenuButton, MenuItem, MenuItems, Menu as Root } from '@headlessui/react';
import type { ReactNode } from 'react';
import { floatingClass, optionClass } from '#src/ui/parts/common/control.ts';
import { classes } from '../../classes.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { Button, type ButtonSize, type ButtonTone } from '../Button.tsx';
import { Link } from '../Link.tsx';
import { InLandmark } from './InLandmark.tsx';
import { type EarlyPress, useEarlyPress } from './use-early-press.ts';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** A link, or else an action. */
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

const entryClass = (entry: MenuEntry) =>
  classes(optionClass, 'w-full text-left no-underline', entry.danger ? 'text-danger' : 'text-ink');

export function HeadlessMenu({ label, entries, early, ...button }: MenuProps & EarlyPress) {
  const trigger = useEarlyPress({ early });
  return (
    <Root>
      <MenuButton as={Button} ref={trigger} {...button}>
        {label}
      </MenuButton>
      <MenuItems
        as={InLandmark}
        anchor="bottom start"
        modal={false}
        className={classes(floatingClass, 'min-w-(--button-width)')}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.key} disabled={entry.disabled ?? false}>
            {entry.href === undefined ? (
              <button type="button" className={entryClass(entry)} onClick={entry.onChoose}>
                {entry.icon && <Icon name={entry.icon} />}
                <span className="min-w-0">{entry.label}</span>
              </button>
            ) : (
              <Link
                href={entry.href}
                className={entryClass(entry)}
                onClick={entry.onChoose}
                {...(entry.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                {entry.icon && <Icon name={entry.icon} />}
                <span className="min-w-0 flex-1">{entry.label}</span>
                {entry.external && <Icon name="ext" small className="text-ink-3" />}
              </Link>
            )}
          </MenuItem>
        ))}
      </MenuItems>
    </Root>
  );
}
