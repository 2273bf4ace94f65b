import { useSelector } from '@xstate/react';
import { quickSearch as words } from '#copy/search/services.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { LoadField } from '../fields/LoadField.tsx';
import { chargedWords } from './charged.ts';

const selectVolume = selectTerm('volume');
const selectWeight = selectTerm('weight');
const FIELDS = ['volume', 'weight'] as const;

/** Volume and weight of the load, with the chargeable weight. */
export function QuickLoad({ actor, isAir }: { actor: SearchRef; isAir: boolean }) {
  const volume = useSelector(actor, selectVolume);
  const weight = useSelector(actor, selectWeight);
  const charged = chargedWords(volume, weight, isAir);
  return (
    <div className="quick-load flex flex-wrap gap-x-1.5 gap-y-1">
      {FIELDS.map((name) => (
        <LoadField
          key={name}
          actor={actor}
          name={name}
          label={words[name]}
          range={words.ranges[name]}
          className="w-17 max-md:flex-1"
        />
      ))}
      <p role="status" className="text-12 text-ink-2 max-md:h-2.5 max-md:w-full md:self-center md:pt-3">
        {charged === null ? null : words.charged(charged)}
      </p>
    </div>
  );
}
