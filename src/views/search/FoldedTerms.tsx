import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { type SearchRef, type SearchSnapshot, selectAnswer } from '#machines/search/index.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { Place } from '#src/ui/place-search.ts';

const selectTerms = ({ context }: SearchSnapshot) => context.terms;

interface FoldedTermsProps {
  ref: Ref<HTMLButtonElement>;
  actor: SearchRef;
  ports: readonly Place[];
  /** The form's id. */
  controls: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** The form in two lines, where the window is too narrow for form and prices both. */
export function FoldedTerms({ ref, actor, ports, controls, isFolded, onFold }: FoldedTermsProps) {
  const terms = useSelector(actor, selectTerms);
  const answer = useSelector(actor, selectAnswer);
  const nameOf = (code: string, written: string) => ports.find((port) => port.code === code)?.name ?? (written || code);
  const goods = answer?.goods?.unNo === readUnNumber(terms.unNo) ? answer?.goods : null;
  const from = terms.etdFrom ?? answer?.etdFrom;
  const to = terms.etdTo ?? answer?.etdTo;
  const asked = [
    terms.isDanger === 'Y' ? words.dangerous : words.general,
    ...(terms.isDanger === 'Y' && terms.unNo !== '' ? [words.goods(terms.unNo, goods?.nameCn)] : []),
    ...terms.boxes.map(({ ctnType, quantity }) => words.boxOf(ctnType, quantity)),
    ...(from && to ? [words.days(from.slice(5), to.slice(5))] : []),
  ];
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={!isFolded}
      aria-controls={controls}
      onClick={() => onFold(!isFolded)}
      className="flex w-full cursor-pointer items-center gap-1 rounded border border-line bg-surface p-2 text-left hover:border-line-field lg:hidden print:hidden"
    >
      <span className="grid min-w-0 gap-0.25">
        <span className="text-16 font-strong">
          {words.lane(nameOf(terms.orgPortCode, terms.orgPort), nameOf(terms.dstPortCode, terms.dstPort))}
        </span>
        <span className="line-clamp-2 min-h-[2lh] text-ink-2 sm:line-clamp-1 sm:min-h-[1lh]">
          {asked.map((part, place) => (
            <span key={part} className="inline-block">
              {place < asked.length - 1 ? `${part}，` : part}
            </span>
          ))}
        </span>
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-0.5 font-strong text-link">
        {isFolded ? words.change : words.fold}
        <Icon name={isFolded ? 'down' : 'up'} />
      </span>
    </button>
  );
}
