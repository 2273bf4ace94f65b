import type { CargoLine, FclForm } from '#domain/booking/services/fcl/form.ts';
import { papersOf } from '#domain/booking/services/fcl/papers.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { PaperPanel } from '../booking/PaperPanel.tsx';
import { useRested, useShared } from '../booking/use-booking.ts';
import { CutOffCalendar } from './SailingFacts.tsx';
import { selectFclFacts, selectFclForm } from './selectors.ts';

const marks = new WeakMap<CargoLine, string>();

/** What the papers depend on, kept as long as the line is: typing a name does not work them out again. */
function markOfLine(line: CargoLine): string {
  const known = marks.get(line);
  if (known !== undefined) return known;
  const { isDanger, casNo, sds, classReport, dg } = line;
  const mark = JSON.stringify([
    isDanger,
    casNo !== '',
    sds,
    classReport,
    dg.isLimitedQuantity,
    dg.dangerPackCertExpire,
    dg.dangerPackCertFiles.length,
    dg.perfCertExpire,
    dg.perfCertFiles.length,
  ]);
  marks.set(line, mark);
  return mark;
}

const markOf = ({ documents, services, containers, cargo }: FclForm) =>
  [
    documents.length,
    services.stuffing.wanted,
    services.customs.wanted,
    ...containers.map(({ ctnType }) => ctnType),
    ...cargo.map(markOfLine),
  ].join('\n');

/** Which papers stand and which are owed, by whom and until when. */
export function Papers({ actor }: { actor: OrderFormRef }) {
  const facts = useShared(actor, selectFclFacts);
  useRested<FclForm, string>(actor, '', markOf);
  if (facts.offer === null) return null;
  return (
    <PaperPanel
      papers={papersOf(selectFclForm(actor.getSnapshot()), facts.offer, facts.now)}
      zone={facts.offer.timezone}
      action={<CutOffCalendar facts={facts} />}
    />
  );
}
