import type { ReactNode, Ref } from 'react';
import { search as words } from '#copy/search/form.ts';
import { classes, factsRoom, lineRoom, placesRoom } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';

interface QueryLineProps {
  ref: Ref<HTMLButtonElement>;
  /** Id of the form. */
  controls: string;
  isFolded: boolean;
  onToggle: () => void;
  /** Null until location names are known. */
  origin: ReactNode | null;
  /** Omitted for services with a single location. */
  destination?: ReactNode | null;
  /** Other search terms, shown while the form is folded. */
  children: ReactNode;
}

/** Summary of the search in one line, so that prices fit the first screen, with the button that opens the form. */
export function QueryLine({ ref, controls, isFolded, onToggle, origin, destination, children }: QueryLineProps) {
  return (
    <div
      data-asked
      className={classes(
        lineRoom,
        'flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 rounded border border-line bg-surface px-2 py-1 print:hidden',
      )}
    >
      <div className={placesRoom}>
        {origin === null || destination === null ? (
          <Bar className="h-3 w-20" />
        ) : (
          <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 font-strong text-16 leading-head md:text-20">
            {origin}
            {destination === undefined ? null : (
              <>
                <span className="lane-to" role="img" aria-label={words.to} />
                {destination}
              </>
            )}
          </p>
        )}
      </div>
      <Button
        ref={ref}
        size={32}
        icon={isFolded ? 'edit' : 'up'}
        aria-expanded={!isFolded}
        aria-controls={controls}
        onClick={onToggle}
        className="ml-auto lg:order-last"
      >
        {isFolded ? words.change : words.fold}
      </Button>
      {isFolded ? children : null}
    </div>
  );
}

/** Facts beside the lane: one line on wide screens, with reserved height. */
export const QueryFacts = ({ hasNumber, children }: { hasNumber: boolean; children: ReactNode }) => (
  <div
    className={classes(
      factsRoom(hasNumber),
      'flex w-full flex-wrap content-start items-center gap-x-2 gap-y-0.5 text-ink-2 max-lg:text-12 lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-nowrap',
    )}
  >
    {children}
  </div>
);
