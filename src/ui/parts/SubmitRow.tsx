import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface SubmitRowProps {
  label: string;
  isBusy: boolean;
  canSubmit: boolean;
  /** Text beside the button. */
  children: ReactNode;
}

/** Footer of a form; the button stays focusable but ignores clicks while sending. */
export const SubmitRow = ({ label, isBusy, canSubmit, children }: SubmitRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-1">
    {children}
    <Button
      type="submit"
      tone="primary"
      size={48}
      busy={isBusy}
      disabled={!(canSubmit || isBusy)}
      className="max-md:w-full"
    >
      {label}
    </Button>
  </div>
);
