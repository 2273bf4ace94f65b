import type { AnyMachineSnapshot } from 'xstate';
import { segregationCheck as words } from '#copy/dg-desk/tools.ts';
import { KIT } from '#copy/kit.ts';
import type { SegregationCheckRef, SegregationCheckSnapshot } from '#machines/segregation-check/index.ts';
import { SegregationCheck } from '#src/features/dangerous-goods/segregation/SegregationCheck.tsx';
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
