import { classes } from '../classes.ts';

export interface BoxState {
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  tall?: boolean | undefined;
}

/** The frame every input stands in, so a light and a real control are the same size to the pixel. */
export const boxLook = ({ invalid, disabled, tall }: BoxState) =>
  classes(
    'flex w-full min-w-0 gap-1 rounded border px-1.5 text-14',
    tall ? 'items-start py-1' : 'min-h-5 items-center',
    'focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-1',
    invalid ? 'border-danger ring-1 ring-danger ring-inset' : disabled ? 'border-line-2' : 'border-line-field',
    disabled ? 'bg-sunken text-ink-2' : 'bg-surface text-ink',
  );

export const innerInput =
  'min-h-4.75 w-0 min-w-0 flex-1 border-0 bg-transparent p-0 text-inherit outline-0 placeholder:text-ink-3 placeholder:opacity-100';
