import { priceList as words } from '#copy/search/prices.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

/** Explains compactly why a row's goods are refused. */
export const RefusedRow = ({ title, reasons }: { title: string; reasons: readonly string[] }) => (
  <p className="restricted p-1">
    <span className="font-strong">{title}</span>：
    {reasons.map((reason) => (
      <span key={reason}>{reason}</span>
    ))}
  </p>
);

interface PriceBadgesProps {
  priceKind: 'CONTRACT' | 'PUBLIC';
  isLowest?: boolean;
}

/** Badges for a contract price and for the lowest price. */
export const PriceBadges = ({ priceKind, isLowest = false }: PriceBadgesProps) => (
  <>
    {priceKind === 'CONTRACT' ? <Badge tone="sea">{words.contract}</Badge> : null}
    {isLowest ? <Badge tone="low">{words.lowest}</Badge> : null}
  </>
);
