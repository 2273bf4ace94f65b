import { classes } from '../../classes.ts';
import type { ControlProps } from './Field.tsx';

/** Floating surface: one shadow, no border. */
export const floatingClass =
  'arrive z-30 rounded bg-surface p-1 text-ink text-14 shadow-float outline-0 max-w-[calc(100vw-16px)] [--anchor-gap:4px] [--anchor-padding:8px]';
export const optionClass =
  'flex min-h-4.5 cursor-pointer items-center gap-1 rounded-[4px] p-1 data-focus:bg-sea-soft data-disabled:cursor-not-allowed data-disabled:text-ink-3';

export interface BoxState {
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  tall?: boolean | undefined;
}

/** Frame of all controls, so that they have one size. */
export const boxClass = ({ invalid, disabled, tall }: BoxState) =>
  classes(
    'flex w-full min-w-0 gap-1 rounded border px-1.5 text-14',
    tall ? 'items-start py-1' : 'min-h-5 items-center',
    'focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-1',
    invalid ? 'border-danger ring-1 ring-danger ring-inset' : disabled ? 'border-line-2' : 'border-line-field',
    disabled ? 'bg-sunken text-ink-2' : 'bg-surface text-ink',
  );

export const inputClass =
  'min-h-4.75 w-0 min-w-0 flex-1 border-0 bg-transparent p-0 text-inherit outline-0 placeholder:text-ink-3 placeholder:opacity-100';

/** Inside a field the label names the control; outside, the control needs its own name. */
export const ariaOfControl = (props: Partial<ControlProps> & { label?: string | undefined }) => ({
  'aria-label': props['aria-labelledby'] ? undefined : props.label,
  'aria-labelledby': props['aria-labelledby'],
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
});
