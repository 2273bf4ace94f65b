import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { useShared } from './use-booking.ts';

interface ToListProps {
  actor: OrderFormRef;
  href: string;
  children: string;
}

/** Back to where it was chosen; from there begins another order, so a form that amends one has no such way. */
export function ToList({ actor, href, children }: ToListProps) {
  const amends = useShared(actor, selectAmends);
  return amends === undefined ? (
    <ButtonLink size={32} href={href}>
      {children}
    </ButtonLink>
  ) : null;
}
