import { useState } from 'react';
import { priceList as words } from '#copy/search/prices.ts';
import { Button } from '#src/ui/parts/Button.tsx';

/** Tracks the one row whose fees are open. */
export function useFeesRow() {
  const [feesOf, setFeesOf] = useState<string | null>(null);
  return {
    isOpen: (priceId: string) => feesOf === priceId,
    toggle: (priceId: string) => setFeesOf(feesOf === priceId ? null : priceId),
  };
}

interface FeesButtonProps {
  fees: ReturnType<typeof useFeesRow>;
  item: { priceId: string; etdDay: string };
  /** Name of the row, for screen readers. */
  name: string;
}

/** Toggles the fees below a row. */
export function FeesButton({ fees, item: { priceId, etdDay }, name }: FeesButtonProps) {
  const isOpen = fees.isOpen(priceId);
  return (
    <Button size={32} tone="quiet" aria-expanded={isOpen} onClick={() => fees.toggle(priceId)}>
      <span className="sr-only">{words.feesOf(name, etdDay)}</span>
      {isOpen ? words.hideFees : words.fees}
    </Button>
  );
}
