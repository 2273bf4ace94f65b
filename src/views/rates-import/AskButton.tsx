import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeLostFocus } from '../desk-queue/take-focus.ts';

/** A button with a confirmation: its result takes over the focus. */
export function useAsked(ask: () => void) {
  const [wasAsked, setWasAsked] = useState(false);
  return {
    ref: wasAsked ? takeLostFocus : undefined,
    onClick: () => {
      setWasAsked(true);
      ask();
    },
  };
}

interface AskButtonProps extends ReturnType<typeof useAsked> {
  canAsk: boolean;
  children: ReactNode;
}

export const AskButton = ({ canAsk, children, ...asked }: AskButtonProps) => (
  <Button key={String(canAsk)} {...asked} size={32} tone="danger" disabled={!canAsk} className="justify-self-start">
    {children}
  </Button>
);
