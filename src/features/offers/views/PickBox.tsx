import type { Offer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { checkboxClass } from '#src/ui/parts/list/Checkbox.tsx';

interface PickBoxProps {
  offer: Offer;
  isPicked: boolean;
  isFull: boolean;
  onPick: () => void;
}

/** Adds an offer to the comparison; limited to four. */
export function PickBox({ offer, isPicked, isFull, onPick }: PickBoxProps) {
  return (
    <label className="relative -m-0.5 inline-grid size-4 shrink-0 cursor-pointer place-items-center print:hidden">
      <span className="sr-only">{words.pickOf(offer.carrier.nameCn, offer.voyage)}</span>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && isFull}
        onChange={onPick}
        className={checkboxClass}
      />
      {isPicked ? <Icon name="check" small className="pointer-events-none absolute text-on-sea" /> : null}
    </label>
  );
}
