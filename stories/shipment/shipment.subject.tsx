import type { AnyMachineSnapshot } from 'xstate';
import { milestonesCopy as words } from '#copy/orders/milestones.ts';
import { isOfUnit } from '#domain/shipment/milestone-kinds.ts';
import {
  knownTimes,
  type ShipmentRef,
  type ShipmentSnapshot,
  selectCanWrite,
  selectDraft,
  type TrackedOrder,
} from '#machines/shipment/index.ts';
import { localMoment, milestoneLines, wholeMilestones } from '#src/features/orders/views/milestone-text.ts';
import { MilestonesBlock } from '#src/operator/order/MilestonesBlock.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Each milestone of the shipment can be chosen. */
function choices({ milestones, service }: TrackedOrder): readonly string[] {
  const whole = wholeMilestones(milestones);
  const next = whole.findLastIndex(({ actual }) => actual !== null) + 1;
  return whole.map((milestone, index) =>
    milestoneLines(milestone, service, index === next)
      .map(([text]) => text)
      .join(''),
  );
}

/** Times that are recorded at one click, and the containers to choose from. */
function picks({ context }: ShipmentSnapshot, order: TrackedOrder): readonly string[] {
  const { draft } = context;
  return [
    ...(draft?.status === 'actual' ? [words.recordNow(localMoment(order.now, 'Asia/Shanghai'))] : []),
    ...knownTimes(context).map(({ id, at }) => {
      const time = at.slice(5).replace('T', ' ');
      return id === 'planned' ? words.recordPlanned(time) : words.recordExpected(time);
    }),
    ...(draft !== null && isOfUnit(draft.kind) ? [draft.unit || words.whole] : []),
  ];
}

function besides(seen: AnyMachineSnapshot): readonly string[] {
  const snapshot = seen as ShipmentSnapshot;
  const { order } = snapshot.context;
  if (order === null || snapshot.hasTag('busy')) return [];
  return [...choices(order), ...(selectCanWrite(snapshot) ? picks(snapshot, order) : [])];
}

export const subject: Subject = {
  entry: entryOf('shipment'),
  render: (actor) => <MilestonesBlock actor={actor as ShipmentRef} />,
  controls: {
    'milestone.close': words.close,
    'milestone.save': (snapshot) =>
      selectDraft(snapshot as ShipmentSnapshot)?.at === null ? words.withdraw : words.save,
    'milestone.withdraw': words.withdraw,
  },
  besides,
};
