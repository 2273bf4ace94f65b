import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';
import { type DateRangeProps, dateRangeButton } from '../common/date-range-button.tsx';
import { floatingClass } from '../surface.ts';
import { DateRangePanel } from './DateRangePanel.tsx';
import { useReplay } from './use-replay.ts';

export function HeadlessDateRange({ keys, ...props }: DateRangeProps & { keys: { current: string[] } }) {
  const trigger = useReplay(keys);
  return (
    <Popover className="w-full min-w-0">
      <PopoverButton
        {...trigger}
        {...(props.id ? { id: props.id } : {})}
        disabled={props.disabled ?? false}
        {...dateRangeButton(props)}
      />
      <PopoverPanel
        anchor="bottom start"
        role="dialog"
        aria-label={props.label ?? KIT.dates.choose}
        className={classes(floatingClass, 'w-80 p-2')}
      >
        {({ close }) => <DateRangePanel {...props} onDone={() => close()} />}
      </PopoverPanel>
    </Popover>
  );
}
