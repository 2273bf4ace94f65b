import { useEffect, useRef } from 'react';
import { packingGroupText, dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import type { DgEntry } from '#machines/dangerous-lookup/index.ts';
import { classes } from '#src/ui/classes.ts';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';

interface MatchOptionProps {
  id: string;
  entry: DgEntry;
  isActive: boolean;
  onChoose: () => void;
}

/** A match: labels, number, names and packing groups. */
export function MatchOption({ id, entry, isActive, onChoose }: MatchOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the input, so that the list stays open until the click ends.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
      className={classes(
        'flex min-h-4.5 cursor-pointer items-center gap-1 rounded-[4px] p-1 hover:bg-hover',
        isActive && 'bg-sea-soft',
      )}
    >
      <span className="flex shrink-0">
        {[entry.mainClass, ...entry.subsidiaryClasses].map((value) => (
          <PlacardDrawing key={value} value={value} size={24} />
        ))}
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-strong">{words.title(entry.unNo)}</span> {entry.nameCn}{' '}
        <span className="text-12 text-ink-3">{entry.nameEn}</span>
        <span className="sr-only">{words.classOf([entry.mainClass, ...entry.subsidiaryClasses].join('、'))}</span>
      </span>
      <span className="shrink-0 text-12 text-ink-3 max-md:hidden">
        {entry.packingGroups.length > 0 ? packingGroupText(entry.packingGroups) : null}
      </span>
    </div>
  );
}
