import { useSelector } from '@xstate/react';
import type { Offer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';

const selectCompared = selectTerm('compared');
const selectIsComparing = selectTerm('isComparing');

/** Offers selected for comparison, at the bottom of the window while the list is in view. */
export function CompareBar({ actor, offers }: { actor: SearchRef; offers: readonly Offer[] }) {
  const compared = useSelector(actor, selectCompared);
  const isComparing = useSelector(actor, selectIsComparing);
  const nameOf = (id: string) => {
    const offer = offers.find(({ priceId }) => priceId === id);
    return offer === undefined ? words.pickedElsewhere : `${offer.carrier.nameCn} ${offer.etdDay.slice(5)}`;
  };
  return (
    <section
      aria-label={words.pick}
      data-opens-compare=""
      data-foot
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-1 border-line-ink border-t-[3px] border-double bg-surface py-1 shadow-float print:hidden"
    >
      <p role="status" className="px-1 font-strong">
        {words.picked(compared.length, COMPARED_AT_MOST)}
      </p>
      <ul className="flex flex-wrap gap-0.5 max-md:hidden">
        {compared.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.drop(nameOf(id))}
              onClick={() => actor.send({ type: 'search.compare', priceId: id })}
              className="inline-flex min-h-4 cursor-pointer items-center gap-0.75 rounded border border-line-2 bg-surface px-1.5 text-ink-2 hover:border-line-field"
            >
              {nameOf(id)}
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <span className="ml-auto flex gap-0.5 px-1">
        <Button
          size={32}
          tone="quiet"
          onClick={() => actor.send({ type: 'search.edit', edit: { kind: 'comparedCleared' } })}
        >
          {words.clearPicked}
        </Button>
        <Button
          size={32}
          aria-expanded={isComparing}
          onClick={() => actor.send({ type: 'search.edit', edit: { kind: 'comparing', isOpen: !isComparing } })}
        >
          {isComparing ? words.comparing : words.compare}
        </Button>
      </span>
    </section>
  );
}
