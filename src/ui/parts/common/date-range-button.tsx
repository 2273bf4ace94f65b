import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { DaySpan } from '../CalendarMonth.tsx';
import { boxClass } from './control.ts';
import type { ControlProps } from './Field.tsx';

export interface DatePreset {
  readonly key: string;
  readonly label: string;
  readonly span: { readonly from: string; readonly to: string };
}

export interface DateRangeProps extends Partial<ControlProps> {
  value: DaySpan;
  onChange: (span: { from: string; to: string }) => void;
  /** Today at the port; the device's clock is never used. */
  today: string;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Days with a sailing. */
  marked?: ReadonlySet<string> | undefined;
  presets?: readonly DatePreset[] | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** Button that opens the calendar, before and after Headless UI is loaded. */
export function dateRangeButton(props: DateRangeProps) {
  const valueId = props.id ? `${props.id}-value` : '';
  return {
    'aria-describedby': props['aria-describedby'],
    ...(props['aria-labelledby']
      ? { 'aria-labelledby': `${props['aria-labelledby']} ${valueId}`.trim() }
      : { 'aria-label': [props.label ?? KIT.dates.choose, spanText(props.value)].filter(Boolean).join(' ') }),
    className: classes(
      boxClass({ invalid: props['aria-invalid'], disabled: props.disabled }),
      'cursor-pointer text-left outline-focus disabled:cursor-not-allowed',
    ),
    children: (
      <>
        <Icon name="cal" className="text-ink-3" />
        <DateRangeText {...props} />
        <Icon name="down" className="text-ink-3" />
      </>
    ),
  };
}

const spanText = ({ from, to }: DaySpan) => (from && to ? KIT.dates.span(from.slice(5), to.slice(5)) : '');

function DateRangeText({ id, value }: DateRangeProps) {
  const text = spanText(value);
  return (
    <span id={id && `${id}-value`} className={classes('min-w-0 flex-1', !text && 'text-ink-3')}>
      {text || KIT.dates.choose}
    </span>
  );
}
