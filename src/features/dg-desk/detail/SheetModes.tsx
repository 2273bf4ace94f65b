import { modes } from '#copy/dg-desk/modes.ts';
import { modesAddress } from '#domain/modes/address.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import type { DeskSheet } from './sheet.types.ts';

const words = modes.sheet;

/** Link to the comparison of modes, with the selected packing group. */
export function SheetModes({ sheet: { unNo, limits }, group }: { sheet: DeskSheet; group: string | null }) {
  const known = limits.length === 1 ? (limits[0]?.packingGroup ?? '') : (group ?? '');
  return (
    <section aria-labelledby="ways" className="grid gap-1">
      <h2 id="ways" className="font-strong text-20 leading-head">
        {words.title(unNo)}
      </h2>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 text-ink-2">{words.note}</p>
        <ButtonLink href={modesAddress({ unNo, packingGroup: known })}>{words.submit}</ButtonLink>
      </div>
    </section>
  );
}
