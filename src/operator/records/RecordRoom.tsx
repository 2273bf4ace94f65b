import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type OperatorRecordsRef, selectIsBrowsing } from '#machines/operator-records/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeLostFocus } from '../queue/take-focus.ts';
import { RecordResult } from './RecordResult.tsx';

interface RecordRoomProps {
  actor: OperatorRecordsRef;
  /** Id of the heading. */
  id: string;
  words: { title: string; lead: string; renew: string };
  add: string;
  list: (onOpen: () => void) => ReactNode;
  /** Form of the open record. */
  children: ReactNode;
}

/** A list of records with the open record beside it. */
export function RecordRoom({ actor, id, words, add, list, children }: RecordRoomProps) {
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id={id} className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button
          key={String(isBrowsing)}
          ref={wasOpened ? takeLostFocus : undefined}
          size={32}
          icon="plus"
          disabled={!isBrowsing}
          onClick={() => {
            setWasOpened(true);
            actor.send({ type: 'row.add' });
          }}
        >
          {add}
        </Button>
        <Button size={32} icon="refresh" disabled={!isBrowsing} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <RecordResult actor={actor} />
      <div className="grid min-w-0 items-start gap-2 xl:has-[>div:last-child:not(:empty)]:grid-cols-[minmax(0,1fr)_400px]">
        {list(() => setWasOpened(true))}
        <div className="grid min-w-0 gap-2">{children}</div>
      </div>
    </section>
  );
}
