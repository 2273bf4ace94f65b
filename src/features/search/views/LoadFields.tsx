import { search as words } from '#copy/search/form.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { LoadField } from '../fields/LoadField.tsx';

/** Weight and volume of the shipment; each row shows whether its containers hold them. */
export const LoadFields = ({ actor }: { actor: SearchRef }) => (
  <>
    <LoadField actor={actor} name="weight" label={`${words.weight} (${words.kilograms})`} help={words.loadHelp} />
    <LoadField actor={actor} name="volume" label={`${words.volume} (${words.cubicMetres})`} />
  </>
);
