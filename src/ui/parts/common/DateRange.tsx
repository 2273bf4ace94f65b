import { useOpener } from '../use-opener.ts';
import { type DateRangeProps, dateRangeButton } from './date-range-button.tsx';

export function DateRange(props: DateRangeProps) {
  const { headless, isLoading, keys, handlers } = useOpener();
  if (headless) return <headless.HeadlessDateRange {...props} keys={keys} />;
  return (
    <button
      type="button"
      id={props.id}
      aria-expanded={false}
      aria-busy={isLoading || undefined}
      disabled={props.disabled}
      {...dateRangeButton(props)}
      {...handlers}
    />
  );
}
