import { useSelector } from '@xstate/react';
import type { AnyMachineSnapshot } from 'xstate';
import { orderFile as words } from '#copy/operator/order-file.ts';
import {
  type OrderFileRef,
  type OrderFileSnapshot,
  selectCanRecord,
  selectFilePreview,
  selectIsFileOpen,
  selectIsRecording,
  selectRecorded,
} from '#machines/order-file/index.ts';
import { filledFile } from '#machines/order-file/order-file.cases.ts';
import { OpenOrderFile, OrderFileActs, OrderFileContent } from '#src/operator/order-file/OrderFile.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const hold = ({ name, size }: File) => ({ ...filledFile, name, size });

/** The content of the dialog and its acts, without the dialog around them. */
function Shown({ actor }: { actor: OrderFileRef }) {
  const isOpen = useSelector(actor, selectIsFileOpen);
  if (!isOpen) return <OpenOrderFile actor={actor} />;
  return (
    <div className="grid max-w-100 gap-2">
      <OrderFileContent actor={actor} hold={hold} filter={{}} />
      <div className="flex gap-1">
        <OrderFileActs actor={actor} />
      </div>
    </div>
  );
}

/** The dialog itself can be closed while there is something to record. */
const canClose = (snapshot: OrderFileSnapshot) =>
  selectIsFileOpen(snapshot) && !selectCanRecord(snapshot) && !selectIsRecording(snapshot);

export const subject: Subject = {
  entry: entryOf('order-file'),
  render: (actor) => <Shown actor={actor as OrderFileRef} />,
  controls: {
    'file.open': words.open,
    'template.save': words.template,
    'file.cancel': words.cancel,
    'file.drop': (snapshot) => (selectRecorded(snapshot as OrderFileSnapshot) === null ? words.drop : words.another),
    'file.record': (snapshot) => words.record(selectFilePreview(snapshot as OrderFileSnapshot)?.orders ?? 0),
  },
  besides: (snapshot: AnyMachineSnapshot) => (canClose(snapshot as OrderFileSnapshot) ? [words.close] : []),
};
