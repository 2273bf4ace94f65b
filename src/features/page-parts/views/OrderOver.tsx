import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

interface OrderOverProps {
  title: string;
  /** Link to the page below the order. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** An order over the page that opened it; its content starts at the window's top edge, so that nothing shifts when the form loads. */
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
