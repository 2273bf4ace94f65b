import type { ReactNode } from 'react';
import { KIT } from '../../copy/kit.ts';
import { Button } from '../Button.tsx';

interface PageTurnsProps {
  /** From 1. */
  page: number;
  last: number;
  onPage: (page: number) => void;
  /** Where one is, between the two. */
  children: ReactNode;
}

/** To the page before and to the one after; at either end it says why not. */
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
