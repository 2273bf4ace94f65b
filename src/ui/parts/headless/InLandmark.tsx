import type { ComponentProps } from 'react';

/** What floats stands at the end of the page, beside its landmarks: it is in one of its own while it is open. */
export function InLandmark(props: ComponentProps<'div'>) {
  return (
    <section aria-label={props['aria-label']} aria-labelledby={props['aria-labelledby']}>
      <div {...props} />
    </section>
  );
}
