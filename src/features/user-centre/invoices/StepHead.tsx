import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

/** Focuses itself on mount, so that screen readers announce the step. */
export const StepHead = ({ children }: { children: ReactNode }) => (
  <h2 ref={focus} tabIndex={-1} className="font-strong text-16 outline-0">
    {children}
  </h2>
);
