import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { classes } from '../../classes.ts';
import { KIT } from '../../copy/kit.ts';
import { DateFace, type DateRangeProps, dateLook, dateNames } from '../DateRange.tsx';
import { useReplay } from '../light-replay.ts';
import { floating } from '../surface.ts';
import { DateRangePanel } from './DateRangePanel.tsx';

export function RealDateRange({ keys, ...props }: DateRangeProps & { keys: { current: string[] } }) {
  const trigger = useReplay(keys);
  return (
    <Popover className="w-full min-w-0">
      <PopoverButton
        {...trigger}
        {...(props.id ? { id: props.id } : {})}
        {...dateNames(props)}
        disabled={props.disabled ?? false}
        className={dateLook(props)}
      >
        <DateFace {...props} />
      </PopoverButton>
      <PopoverPanel
        anchor="bottom start"
        role="dialog"
        aria-label={props.label ?? KIT.dates.choose}
        className={classes(floating, 'w-80 p-2')}
      >
        {({ close }) => <DateRangePanel {...props} onDone={() => close()} />}
      </PopoverPanel>
    </Popover>
  );
}
