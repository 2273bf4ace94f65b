import type { ReactNode } from 'react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { shortName } from '#domain/dangerous-goods/un-list/short-name.ts';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';

interface GoodsChipProps {
  id?: string;
  unNo: string;
  name: string;
  /** Main hazard first; empty while unknown. */
  classes: readonly string[];
  /** Remove button, if removable. */
  children?: ReactNode;
}

/** A UN number with placards and name; screen readers also get the classes. */
export const GoodsChip = ({ id, unNo, name, classes, children }: GoodsChipProps) => (
  <span
    id={id}
    className="inline-flex min-h-4 min-w-0 max-w-full items-center gap-0.75 rounded border border-sea bg-sea-soft px-0.75 text-ink"
  >
    {classes.length === 0 ? null : (
      <span className="flex shrink-0 *:not-first:-ml-1">
        {classes.map((value) => (
          <PlacardDrawing key={value} value={value} size={24} />
        ))}
        <span className="sr-only">{words.classOf(classes.join('、'))}</span>
      </span>
    )}
    <span className="shrink-0 whitespace-nowrap font-strong">{words.title(unNo)}</span>
    <span className="truncate">{shortName(name)}</span>
    {children}
  </span>
);
