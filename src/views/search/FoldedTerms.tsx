import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { type SearchRef, type SearchSnapshot, selectAnswer, selectScreen } from '#machines/search/index.ts';
import { classes } from '#src/ui/classes.ts';
import { search as words } from '#src/ui/copy/search.ts';
import type { LocationOption } from '#src/ui/location-search.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { showNumberText } from '#src/ui/text/number-text.ts';
import { controlWords } from '../dangerous-lookup/box/entry-line.ts';
import { GoodsChip } from '../dangerous-lookup/GoodsChip.tsx';

const selectTerms = ({ context }: SearchSnapshot) => context.terms;

interface FoldedTermsProps {
  ref: Ref<HTMLButtonElement>;
  actor: SearchRef;
  ports: readonly LocationOption[];
  /** The form's id. */
  controls: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** The search terms in one line, so that prices are on the first screen; shown once they are known. */
export function FoldedTerms({ ref, actor, ports, controls, isFolded, onFold }: FoldedTermsProps) {
  const { orgPort, orgPortCode, dstPort, dstPortCode } = useSelector(actor, selectTerms);
  const isAwaited = useSelector(actor, selectScreen) === 'waiting';
  const nameOf = (code: string, written: string) => {
    const known = ports.find((port) => port.code === code)?.name ?? (written === code ? '' : written);
    return known || (isAwaited ? '' : code);
  };
  const [origin, destination] = [nameOf(orgPortCode, orgPort), nameOf(dstPortCode, dstPort)];
  return (
    <div
      data-asked
      className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-0.5 rounded border border-line bg-surface px-2 py-1 print:hidden"
    >
      {origin === '' || destination === '' ? (
        <Bar className="h-3 w-20" />
      ) : (
        <p className="flex min-w-0 items-center gap-1.5 font-strong text-16 leading-head md:text-20">
          {origin}
          <span className="lane-to" role="img" aria-label={words.to} />
          {destination}
        </p>
      )}
      <Button
        ref={ref}
        size={32}
        icon={isFolded ? 'edit' : 'up'}
        aria-expanded={!isFolded}
        aria-controls={controls}
        onClick={() => onFold(!isFolded)}
        className="ml-auto lg:order-last"
      >
        {isFolded ? words.change : words.fold}
      </Button>
      {isFolded ? <Facts actor={actor} isAwaited={isAwaited} /> : null}
    </div>
  );
}

function Facts({ actor, isAwaited }: { actor: SearchRef; isAwaited: boolean }) {
  const terms = useSelector(actor, selectTerms);
  const answer = useSelector(actor, selectAnswer);
  const unNo = terms.isDanger === 'Y' ? readUnNumber(terms.unNo) : null;
  const goods = answer?.goods?.unNo === unNo ? (answer?.goods ?? null) : null;
  const from = terms.etdFrom ?? answer?.etdFrom;
  const to = terms.etdTo ?? answer?.etdTo;
  const said = [
    ...(from && to ? [words.days(from.slice(5), to.slice(5))] : []),
    ...(unNo === null ? [terms.isDanger === 'Y' ? words.dangerous : words.general] : []),
    ...terms.boxes.map(({ ctnType, quantity }) => words.boxOf(ctnType, quantity)),
    ...(terms.weight === ''
      ? []
      : [words.sized(words.weight, showNumberText(terms.weight, { decimals: 1 }), words.kilograms)]),
    ...(terms.volume === ''
      ? []
      : [words.sized(words.volume, showNumberText(terms.volume, { decimals: 3 }), words.cubicMetres)]),
  ];
  return (
    <div
      className={classes(
        'flex w-full flex-wrap content-start items-center gap-x-2 gap-y-0.5 text-ink-2 max-lg:text-12 lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-nowrap',
        unNo === null ? 'min-h-2.25' : 'min-h-6.75 lg:min-h-4',
      )}
    >
      {isAwaited ? null : (
        <>
          <p className="truncate max-lg:w-full">{said.join('，')}</p>
          {unNo === null ? null : <GoodsChip unNo={unNo} name={goods?.nameCn ?? ''} classes={goods?.classes ?? []} />}
          {controlWords(goods?.controls ?? []).map((control) => (
            <Badge key={control} tone="warn">
              {control}
            </Badge>
          ))}
          {unNo !== null && answer !== null && answer.goods === null ? (
            <span className="text-12 text-warn">{words.unNoUnlisted}</span>
          ) : null}
        </>
      )}
    </div>
  );
}
