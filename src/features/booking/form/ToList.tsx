import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { useShared } from './use-booking.ts';

interface ToListProps {
  actor: OrderFormRef;
  href: string;
  children: string;
}

/** Back to the offer list; hidden in an amendment, since the list starts another order. */
export function ToList({ actor, href, children }: ToListProps) {
  const amends = useShared(actor, selectAmends);
  return amends === undefined ? (
    <ButtonLink size={32} href={href}>
      {children}
    </ButtonLink>
  ) : null;
}
