import { classes } from '../classes.ts';
import { KIT } from '../copy/kit.ts';
import { Icon } from '../icons/Icon.tsx';
import type { DaySpan } from './CalendarMonth.tsx';
import { boxLook } from './control.ts';
import type { ControlProps } from './Field.tsx';
import { useLightTrigger } from './light.ts';

export interface DatePreset {
  readonly key: string;
  readonly label: string;
  readonly span: { readonly from: string; readonly to: string };
}

export interface DateRangeProps extends Partial<ControlProps> {
  value: DaySpan;
  onChange: (span: { from: string; to: string }) => void;
  /** Today at the port, so that the calendar never asks this computer's clock. */
  today: string;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Days with a sailing. */
  marked?: ReadonlySet<string> | undefined;
  presets?: readonly DatePreset[] | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

export const dateLook = (props: DateRangeProps) =>
  classes(
    boxLook({ invalid: props['aria-invalid'], disabled: props.disabled }),
    'cursor-pointer text-left outline-focus disabled:cursor-not-allowed',
  );

export function dateNames(props: DateRangeProps): Record<string, string | true | undefined> {
  const valueId = props.id ? `${props.id}-value` : '';
  return {
    'aria-describedby': props['aria-describedby'],
    ...(props['aria-labelledby']
      ? { 'aria-labelledby': `${props['aria-labelledby']} ${valueId}`.trim() }
      : { 'aria-label': [props.label ?? KIT.dates.choose, spanText(props.value)].filter(Boolean).join(' ') }),
  };
}

const spanText = ({ from, to }: DaySpan) => (from && to ? KIT.dates.span(from.slice(5), to.slice(5)) : '');

export function DateFace(props: DateRangeProps) {
  const text = spanText(props.value);
  return (
    <>
      <Icon name="cal" className="text-ink-3" />
      <span id={props.id && `${props.id}-value`} className={classes('min-w-0 flex-1', !text && 'text-ink-3')}>
        {text || KIT.dates.choose}
      </span>
      <Icon name="down" className="text-ink-3" />
    </>
  );
}

export function DateRange(props: DateRangeProps) {
  const { parts, waiting, keys, trigger } = useLightTrigger();
  if (parts) return <parts.RealDateRange {...props} keys={keys} />;
  return (
    <button
      type="button"
      id={props.id}
      {...dateNames(props)}
      aria-expanded={false}
      aria-busy={waiting || undefined}
      disabled={props.disabled}
      className={dateLook(props)}
      {...trigger}
    >
      <DateFace {...props} />
    </button>
  );
}
