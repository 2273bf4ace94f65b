import type { ReactNode } from 'react';
import { KIT } from '#copy/kit.ts';
import { Button } from '../Button.tsx';

interface PageTurnsProps {
  /** One-based. */
  page: number;
  last: number;
  onPage: (page: number) => void;
  /** Current position, between the two buttons. */
  children: ReactNode;
}

/** Previous and next buttons; disabled ones say why. */
export function PageTurns({ page, last, onPage, children }: PageTurnsProps) {
  return (
    <>
      <Button
        size={32}
        icon="left"
        iconOnly
        disabled={page <= 1}
        title={page <= 1 ? KIT.pages.isFirst : undefined}
        onClick={() => onPage(page - 1)}
      >
        {KIT.pages.previous}
      </Button>
      {children}
      <Button
        size={32}
        icon="right"
        iconOnly
        disabled={page >= last}
        title={page >= last ? KIT.pages.isLast : undefined}
        onClick={() => onPage(page + 1)}
      >
        {KIT.pages.next}
      </Button>
    </>
  );
}
