import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

/** Takes the focus as the step comes, so that it is read out. */
export const StepHead = ({ children }: { children: ReactNode }) => (
  <h2 ref={focus} tabIndex={-1} className="font-strong text-16 outline-0">
    {children}
  </h2>
);
