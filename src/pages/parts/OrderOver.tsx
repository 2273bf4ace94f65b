import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

interface OrderOverProps {
  title: string;
  /** The way back to what the order lies over. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** An order over the page it was begun on, which begins under the window's edge: nothing moves when the form comes. */
export const OrderOver = ({ title, back, children }: OrderOverProps) => (
  <section aria-label={title} className="grid min-h-[100vh] content-start gap-2">
    <p className="print:hidden">
      <ButtonLink size={32} icon="left" href={back.href}>
        {back.label}
      </ButtonLink>
    </p>
    {children}
  </section>
);
