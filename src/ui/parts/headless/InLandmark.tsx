import type { ComponentProps } from 'react';

/** Headless UI also styles its markers, which `hidden` alone hides; the policy allows no styles in the page. */
export const MARKER_STYLE = /(?<=<span hidden="") style="[^"]*"/g;

/** Floating content renders at the end of the page outside its landmarks, so it gets its own while open. */
export function InLandmark(props: ComponentProps<'div'>) {
  return (
    <section aria-label={props['aria-label']} aria-labelledby={props['aria-labelledby']}>
      <div {...props} />
    </section>
  );
}
