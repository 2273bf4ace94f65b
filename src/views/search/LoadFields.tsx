import type { SearchRef } from '#machines/search/index.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { LoadField } from './LoadField.tsx';

/** What the whole shipment weighs and measures: every row is told by it whether its boxes hold that. */
export const LoadFields = ({ actor }: { actor: SearchRef }) => (
  <>
    <LoadField actor={actor} name="weight" label={`${words.weight} (${words.kilograms})`} help={words.loadHelp} />
    <LoadField actor={actor} name="volume" label={`${words.volume} (${words.cubicMetres})`} />
  </>
);
