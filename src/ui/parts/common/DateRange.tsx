import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { DaySpan } from '../CalendarMonth.tsx';
import { boxClass, floatingClass } from './control.ts';
import { DateRangePanel, type DayChoice } from './DateRangePanel.tsx';
import type { ControlProps } from './Field.tsx';

interface DateRangeProps extends Partial<ControlProps>, DayChoice {
  label?: string | undefined;
  disabled?: boolean | undefined;
}

const spanText = ({ from, to }: DaySpan) => (from && to ? KIT.dates.span(from.slice(5), to.slice(5)) : '');

/** The outer element holds the marker that Headless UI renders beside its popover until the page is hydrated. */
export function DateRange(props: DateRangeProps) {
  const { id, disabled } = props;
  const text = spanText(props.value);
  const valueId = id && `${id}-value`;
  const name = props['aria-labelledby']
    ? { 'aria-labelledby': [props['aria-labelledby'], valueId].filter(Boolean).join(' ') }
    : { 'aria-label': [props.label ?? KIT.dates.choose, text].filter(Boolean).join(' ') };
  return (
    <div className="w-full min-w-0">
      <Popover as={Fragment}>
        <PopoverButton
          {...(id ? { id } : {})}
          disabled={disabled ?? false}
          aria-describedby={props['aria-describedby']}
          {...name}
          className={classes(
            boxClass({ invalid: props['aria-invalid'], disabled }),
            'cursor-pointer text-left outline-focus disabled:cursor-not-allowed',
          )}
        >
          <Icon name="cal" className="text-ink-3" />
          <span id={valueId} className={classes('min-w-0 flex-1', !text && 'text-ink-3')}>
            {text || KIT.dates.choose}
          </span>
          <Icon name="down" className="text-ink-3" />
        </PopoverButton>
        <PopoverPanel
          anchor="bottom start"
          role="dialog"
          aria-label={props.label ?? KIT.dates.choose}
          className={classes(floatingClass, 'w-80 p-2')}
        >
          {({ close }) => <DateRangePanel {...props} onDone={() => close()} />}
        </PopoverPanel>
      </Popover>
    </div>
  );
}
