import { MenuButton, MenuItem, MenuItems, Menu as Root } from '@headlessui/react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../Button.tsx';
import { useReplay } from '../light-replay.ts';
import type { MenuEntry, MenuProps } from '../Menu.tsx';
import { floating, optionLook } from '../surface.ts';

const look = (entry: MenuEntry) =>
  classes(optionLook, 'w-full text-left no-underline', entry.danger ? 'text-danger' : 'text-ink');

export function RealMenu({ label, entries, keys, ...button }: MenuProps & { keys: { current: string[] } }) {
  const trigger = useReplay(keys);
  return (
    <Root>
      <MenuButton as={Button} {...trigger} {...button}>
        {label}
      </MenuButton>
      <MenuItems anchor="bottom start" modal={false} className={classes(floating, 'min-w-(--button-width)')}>
        {entries.map((entry) => (
          <MenuItem key={entry.key} disabled={entry.disabled ?? false}>
            {entry.href === undefined ? (
              <button type="button" className={look(entry)} onClick={entry.onChoose}>
                {entry.icon && <Icon name={entry.icon} />}
                <span className="min-w-0">{entry.label}</span>
              </button>
            ) : (
              <a
                href={entry.href}
                className={look(entry)}
                onClick={entry.onChoose}
                {...(entry.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                {entry.icon && <Icon name={entry.icon} />}
                <span className="min-w-0 flex-1">{entry.label}</span>
                {entry.external && <Icon name="ext" small className="text-ink-3" />}
              </a>
            )}
          </MenuItem>
        ))}
      </MenuItems>
    </Root>
  );
}
