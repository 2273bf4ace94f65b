import { useSelector } from '@xstate/react';
import { search as words } from '#copy/search/form.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { type SearchRef, type SearchSnapshot, selectAnswer, selectScreen } from '#machines/search/index.ts';
import { controlWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { GoodsChip } from '#src/features/dangerous-goods/lookup/GoodsChip.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { QueryFacts, QueryLine } from './QueryLine.tsx';
import type { useFolding } from './use-folding.ts';

const selectTerms = ({ context }: SearchSnapshot) => context.terms;

interface FoldedTermsProps {
  line: ReturnType<typeof useFolding>['line'];
  actor: SearchRef;
  ports: readonly LocationOption[];
}

/** Search terms in one line, once they are known. */
export function FoldedTerms({ line, actor, ports }: FoldedTermsProps) {
  const { orgPort, orgPortCode, dstPort, dstPortCode } = useSelector(actor, selectTerms);
  const isAwaited = useSelector(actor, selectScreen) === 'waiting';
  const nameOf = (code: string, written: string) => {
    const known = ports.find((port) => port.code === code)?.name ?? (written === code ? '' : written);
    return known || (isAwaited ? '' : code);
  };
  const [origin, destination] = [nameOf(orgPortCode, orgPort), nameOf(dstPortCode, dstPort)];
  return (
    <QueryLine {...line} origin={origin || null} destination={destination || null}>
      <Facts actor={actor} isAwaited={isAwaited} />
    </QueryLine>
  );
}

function Facts({ actor, isAwaited }: { actor: SearchRef; isAwaited: boolean }) {
  const terms = useSelector(actor, selectTerms);
  const answer = useSelector(actor, selectAnswer);
  const unNo = terms.isDanger === 'Y' ? readUnNumber(terms.unNo) : null;
  const goods = answer?.goods?.unNo === unNo ? (answer?.goods ?? null) : null;
  const from = terms.etdFrom ?? answer?.etdFrom;
  const to = terms.etdTo ?? answer?.etdTo;
  const facts = [
    ...(from && to ? [words.days(from.slice(5), to.slice(5))] : []),
    ...(unNo === null ? [terms.isDanger === 'Y' ? words.dangerous : words.general] : []),
    ...terms.boxes.map(({ ctnType, quantity }) => words.boxOf(ctnType, quantity)),
    ...(terms.weight === '' ? [] : [words.sized(words.weight, showMeasure(terms.weight), words.kilograms)]),
    ...(terms.volume === '' ? [] : [words.sized(words.volume, showMeasure(terms.volume), words.cubicMetres)]),
  ];
  return (
    <QueryFacts hasNumber={unNo !== null}>
      {isAwaited ? null : (
        <>
          <p className="truncate max-lg:w-full">{facts.join('，')}</p>
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
    </QueryFacts>
  );
}
