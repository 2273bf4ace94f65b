import type { AnyMachineSnapshot } from 'xstate';
import type { SegregationCheckRef, SegregationCheckSnapshot } from '#machines/segregation-check/index.ts';
import { SegregationCheck } from '#src/features/dangerous-goods/segregation/SegregationCheck.tsx';
import { KIT } from '#src/ui/copy/kit.ts';
import { segregationCheck as words } from '#src/ui/copy/segregation-check.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Every line can be taken away while two are left. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const { goods } = (snapshot as SegregationCheckSnapshot).context;
  return goods.length > 2 ? goods.map((_, at) => words.remove(at + 1)) : [];
}

export const subject: Subject = {
  entry: entryOf('segregation-check'),
  render: (actor) => (
    <div className="max-w-[320px]">
      <SegregationCheck actor={actor as SegregationCheckRef} />
    </div>
  ),
  controls: { 'goods.add': words.add, 'check.retry': KIT.retry },
  besides,
};
