import type { OrderAnswer } from '#contract/calls/orders.ts';
import { trainText } from '#copy/booking/names.ts';
import { successPage as page, railLoading as words } from '#copy/rail/order.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const MOMENTS = ['emptyPickup', 'cyOpen', 'siCutoff', 'cyClosing'] as const;

/** Pick-up, loading and hand-in times at the station, until departure. */
export function LoadingTable({ order: { cutOffs, etd, org } }: { order: OrderAnswer }) {
  if (cutOffs === null) return null;
  const zone = org?.timezone ?? CHINA;
  const rows = [
    ...MOMENTS.map((code) => ({
      key: code as string,
      label: trainText.cutOffs[code],
      note: words.cutOffNotes[code],
      at: cutOffs[code],
    })),
    ...(etd === null ? [] : [{ key: 'etd', label: trainText.departs, note: words.cutOffNotes.departs, at: etd }]),
  ].sort((one, other) => one.at - other.at);
  return (
    <section aria-labelledby="loading" className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h2 id="loading" className="font-strong text-20">
        {words.title}
      </h2>
      <ol className="grid">
        {rows.map(({ key, label, note, at }) => (
          <li key={key} className="grid gap-x-2 border-line border-b py-0.75 md:grid-cols-[120px_200px_1fr]">
            <span className="font-strong">{label}</span>
            <DateTime instant={at} zone={zone} withYear />
            <span className="text-ink-2">{note}</span>
          </li>
        ))}
      </ol>
      <p className="text-12 text-ink-3">{words.note}</p>
    </section>
  );
}

export const RailWaySuccessPage = (props: PlacedPageProps) => (
  <PlacedPage {...props} page={page} again="/railWayIndex" handOver={(order) => <LoadingTable order={order} />} />
);

export { placed } from '#src/features/booking/placed.ts';

export default successView(RailWaySuccessPage);
