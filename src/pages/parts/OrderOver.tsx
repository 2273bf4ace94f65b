import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

interface OrderOverProps {
  title: string;
  /** The way back to what the order lies over. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** An order over the page it was begun on. */
export const OrderOver = ({ title, back, children }: OrderOverProps) => (
  <section aria-label={title} className="grid gap-2">
    <p className="print:hidden">
      <ButtonLink size={32} icon="left" href={back.href}>
        {back.label}
      </ButtonLink>
    </p>
    {children}
  </section>
);
