import { priceList as words } from '#src/ui/copy/price-list.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

interface PriceBadgesProps {
  priceKind: 'CONTRACT' | 'PUBLIC';
  isLowest?: boolean;
}

/** That a price is agreed with this customer, and that none beside it is lower. */
export const PriceBadges = ({ priceKind, isLowest = false }: PriceBadgesProps) => (
  <>
    {priceKind === 'CONTRACT' ? <Badge tone="sea">{words.contract}</Badge> : null}
    {isLowest ? <Badge tone="low">{words.lowest}</Badge> : null}
  </>
);
