import type { OrderAnswer } from '#contract/calls/orders.ts';
import { trainText } from '#copy/booking/names.ts';
import { orders as words } from '#copy/orders/list.ts';
import { cutOffNames } from '#copy/search/prices.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { CutOffScale } from '#src/features/offers/views/CutOffScale.tsx';
import type { Deadline } from '#src/features/offers/views/deadlines.ts';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

type Code = keyof NonNullable<OrderAnswer['cutOffs']>;

const BY_SEA: readonly Code[] = ['siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'];

/** Cut-offs that matter to the customer, by service; none when absent. */
const KEPT_TO: Partial<Record<OrderAnswer['service'], readonly Code[]>> = {
  fcl: BY_SEA,
  tank: BY_SEA,
  flexitank: ['siCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'],
  lcl: ['lclCutoff', 'siCutoff'],
  rail: ['cyOpen', 'siCutoff', 'cyClosing'],
  domestic: ['cyClosing'],
};

const names: Readonly<Record<string, string>> = { ...cutOffNames, lclCutoff: words.handInBy };

function deadlinesOf({ service, cutOffs, etd, isDanger }: OrderAnswer): Deadline[] {
  if (!cutOffs || etd === null) return [];
  const ownNames: Readonly<Record<string, string>> = service === 'rail' ? { ...names, ...trainText.cutOffs } : names;
  const kept = (KEPT_TO[service] ?? []).filter((code) => isDanger === 'Y' || code !== 'dgCutoff');
  if (kept.length === 0) return [];
  return [
    ...kept.map((code) => ({ key: code as string, label: ownNames[code] ?? code, instant: cutOffs[code] })),
    { key: 'etd', label: service === 'rail' ? trainText.departs : words.etd, instant: etd },
  ].sort((one, other) => one.instant - other.instant);
}

/** Cut-offs up to departure; nothing once departed or ended. */
export function OrderCutOffs({ order, now }: { order: OrderAnswer; now: number }) {
  const deadlines = deadlinesOf(order);
  const isGone = order.timeline.some(({ node, actualAt }) => node === 'departed' && actualAt !== null);
  if (isGone || isEnded(order.status) || !deadlines.some(({ instant }) => instant > now)) return null;
  return (
    <section aria-labelledby="cut-offs" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <div className="flex flex-wrap items-baseline gap-x-1">
        <h3 id="cut-offs" className="font-strong text-16">
          {words.cutOffs.title}
        </h3>
        {order.org ? <span className="text-12 text-ink-3">{words.cutOffs.zone(order.org.nameCn)}</span> : null}
      </div>
      <CutOffScale deadlines={deadlines} now={now} zone={order.org?.timezone ?? HOUSE_ZONE} />
    </section>
  );
}
