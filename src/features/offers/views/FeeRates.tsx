import type { Offer } from '#contract/calls/item.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { fees } from '#copy/search/terms.ts';
import { formatMoney } from '#domain/money.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { FeeCode } from '#src/ui/parts/FeeCode.tsx';
import { ResourceState } from './ResourceState.tsx';
import type { PriceFees } from './tools.ts';

const words = fclTools.rates;
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
const WAITING_LINES = 6;

export interface FeeRatesRequest {
  fees: ResourceRef<PriceFees>;
  onAsk: (offer: Offer) => void;
}

interface FeeRatesProps {
  offer: Offer;
  rates: FeeRatesRequest;
}

/** Price lines per container type, regardless of the requested containers. */
export function FeeRates({ offer, rates: { fees, onAsk } }: FeeRatesProps) {
  const waiting = <SkeletonText lines={WAITING_LINES} />;
  return (
    <details
      className="mt-1 print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onAsk(offer);
      }}
    >
      <summary className="cursor-pointer text-link">{words.open}</summary>
      <div className="mt-1 grid gap-1">
        <ResourceState resource={fees} failed={words.failed} waiting={waiting}>
          {/* The response may still belong to the row that was open before. */}
          {({ priceId, lines }) => (priceId === offer.priceId ? <Rates lines={lines} /> : waiting)}
        </ResourceState>
      </div>
    </details>
  );
}

type Line = PriceFees['lines'][number];

const keyOf = ({ feeCode, currency, basis, payTerm }: Line) => `${feeCode}-${currency}-${basis}-${payTerm}`;

function Rates({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="text-ink-2">{words.none}</p>;
  const types = [...new Set(lines.flatMap(({ ctnType }) => (ctnType === null ? [] : [ctnType])))].sort();
  const keys = [...new Set(lines.map(keyOf))];
  const rows = keys.map((key) => [key, lines.filter((line) => keyOf(line) === key)] as const);
  return (
    <section {...SCROLLED_BY_KEYS} aria-label={KIT.table.scroll(words.open)} className="overflow-x-auto">
      <table className="w-full whitespace-nowrap">
        <caption className="sr-only">{words.open}</caption>
        <thead>
          <tr className="text-12 text-ink-2">
            <th scope="col" className="py-0.5 text-left">
              {fees.columns.name}
            </th>
            {types.map((type) => (
              <th key={type} scope="col" className="py-0.5 pl-2 text-right">
                {type}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ofFee]) => (
            <Fee key={key} lines={ofFee} types={types} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'border-line border-t py-0.5';

function Fee({ lines, types }: { lines: readonly Line[]; types: readonly string[] }) {
  const [first] = lines;
  if (first === undefined) return null;
  const priced = (line: Line) => (line.atCost ? fees.atCost : formatMoney(line.unitPrice, line.currency));
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-normal`}>
        {first.feeName} <FeeCode code={first.feeCode} />
        {first.payTerm === 'COL' ? <span className="block text-12 text-ink-3">{fees.collect}</span> : null}
        {first.remark === null ? null : <span className="block text-12 text-ink-3">{first.remark}</span>}
      </th>
      {first.ctnType === null ? (
        <td colSpan={types.length} className={`${cell} pl-2 text-right`}>
          {first.atCost ? fees.atCost : words.per(priced(first), fees.bases[first.basis])}
        </td>
      ) : (
        types.map((type) => {
          const line = lines.find(({ ctnType }) => ctnType === type);
          return (
            <td key={type} className={`${cell} pl-2 text-right`}>
              {line === undefined ? KIT.none : priced(line)}
            </td>
          );
        })
      )}
    </tr>
  );
}
