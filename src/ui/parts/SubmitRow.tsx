import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface SubmitRowProps {
  label: string;
  isBusy: boolean;
  canSubmit: boolean;
  /** What is said beside the button. */
  children: ReactNode;
}

/** The foot of a form; while it is sent its button stays and takes no press. */
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
