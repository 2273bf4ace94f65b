import type { ProcurementLine } from '#contract/calls/outdoor.ts';
import { goods, words } from '#copy/procurement/market.ts';
import { goodsIdOf } from '#domain/procurement/goods-id.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import { bandsOf } from '#domain/procurement/tiers.ts';
import { FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { BandTable } from './BandTable.tsx';

interface LineOffersProps {
  base: string;
  postId: string;
  lines: readonly ProcurementLine[];
  isOpen: boolean;
  isSignedIn: boolean;
  onCertificate: (lineNo: number) => void;
}

export const orderHref = (base: string, postId: string, lineNo: number): string =>
  `${base}/${postId}?priceId=${goodsIdOf({ postId, lineNo })}`;

/** Less is left than the minimum order. */
export const isSoldOut = ({ left, minimumQuantity }: ProcurementLine): boolean =>
  left === null || Number(left) <= 0 || Number(left) < Number(minimumQuantity ?? 0);

/** Each line of an offer with price bands, lot and order link. */
export function LineOffers({ lines, ...props }: LineOffersProps) {
  return (
    <div className="grid gap-2">
      {lines.map((line) => (line.isOrdered ? <LineOffer key={line.lineNo} line={line} {...props} /> : null))}
    </div>
  );
}

type LineOfferProps = Omit<LineOffersProps, 'lines'> & { line: ProcurementLine };

function LineOffer({ base, postId, line, isOpen, isSignedIn, onCertificate }: LineOfferProps) {
  const { lineNo, nameCn, unit, currency, needsLicence, needsPermit } = line;
  const isOrdered = isOpen && !isSoldOut(line);
  return (
    <section aria-label={nameCn} className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className="font-strong text-16">{nameCn}</h3>
        {isOrdered ? (
          <ButtonLink tone="primary" href={orderHref(base, postId, lineNo)}>
            {words.order}
            <span className="sr-only"> {nameCn}</span>
          </ButtonLink>
        ) : null}
      </div>
      <p className="text-ink-2">
        {isSoldOut(line) ? words.soldOut : words.left(goods.facts.amount(plainQuantity(line.left ?? '0'), unit))}
        {needsLicence ? <span className="block">{words.needsLicence}</span> : null}
        {needsPermit ? <span className="block">{words.needsPermit}</span> : null}
      </p>
      <div className="grid items-start gap-2 md:grid-cols-2">
        <div className="min-w-0">
          <h4 className="font-strong text-12 text-ink-2">{goods.bands.title}</h4>
          <BandTable bands={bandsOf(line)} unit={unit} currency={currency} quantity={null} left={line.left ?? '0'} />
        </div>
        <Batch {...{ line, isSignedIn, onCertificate }} />
      </div>
    </section>
  );
}

function Batch({
  line: { batch, lineNo },
  isSignedIn,
  onCertificate,
}: Pick<LineOfferProps, 'isSignedIn' | 'line' | 'onCertificate'>) {
  if (batch === null) return null;
  const labels = goods.batch;
  return (
    <div className="min-w-0">
      <h4 className="mb-0.5 font-strong text-12 text-ink-2">
        {labels.title} <DemoMark />
      </h4>
      <FactRows
        rows={[
          [labels.no, batch.no],
          [labels.madeOn, batch.madeOn],
          [labels.usableUntil, batch.usableUntil],
          [labels.store, batch.store],
          ...batch.results.map(({ key, value }): [string, string] => [key, value]),
        ]}
      />
      <p className="mt-0.5 text-12 text-ink-3">{labels.note}</p>
      {batch.hasCertificate ? (
        isSignedIn ? (
          <Button size={32} icon="file" onClick={() => onCertificate(lineNo)}>
            {words.certificate}
          </Button>
        ) : (
          <p className="text-12 text-ink-3">{words.certificateSignIn}</p>
        )
      ) : null}
    </div>
  );
}
