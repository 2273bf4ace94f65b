import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeLostFocus } from '../queue/take-focus.ts';

/** A button with a confirmation: its result takes over the focus. */
export function useConfirmed(ask: () => void) {
  const [wasPressed, setWasPressed] = useState(false);
  return {
    ref: wasPressed ? takeLostFocus : undefined,
    onClick: () => {
      setWasPressed(true);
      ask();
    },
  };
}

interface AskButtonProps extends ReturnType<typeof useConfirmed> {
  canAsk: boolean;
  children: ReactNode;
}

export const AskButton = ({ canAsk, children, ...asked }: AskButtonProps) => (
  <Button key={String(canAsk)} {...asked} size={32} tone="danger" disabled={!canAsk} className="justify-self-start">
    {children}
  </Button>
);
