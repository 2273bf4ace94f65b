import { Button } from '#src/ui/parts/Button.tsx';

interface FeesButtonProps {
  /** Whose fees, for those who hear it. */
  name: string;
  label: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens the fees of a row below it, and closes them again. */
export const FeesButton = ({ name, label, isOpen, onToggle }: FeesButtonProps) => (
  <Button size={32} tone="quiet" aria-expanded={isOpen} onClick={onToggle}>
    <span className="sr-only">{name}</span>
    {label}
  </Button>
);
