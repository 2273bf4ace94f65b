import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderPath } from '#contract/routes.ts';
import { documents as words } from '#copy/documents/terms.ts';
import { missingText } from '#copy/documents/words.ts';
import { documentTerms } from '#copy/orders/order.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import {
  type MissingShown,
  type OrderDocumentsRef,
  selectCanChoose,
  selectFailure,
  selectFileName,
  selectIsIncomplete,
  selectIsMaking,
  selectIsReading,
  selectKind,
  selectMissing,
} from '#machines/order-documents/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Term } from '#src/ui/parts/Term.tsx';

const PrintedDocument = lazy(() => import('./PrintedDocument.tsx'));

interface OrderDocumentsProps {
  actor: OrderDocumentsRef;
  order: OrderAnswer;
}

const nameOf = (kind: DocumentKind) => words.names[kind].cn;

/** Documents generated from an order, to download or print. */
export function OrderDocuments({ actor, order }: OrderDocumentsProps) {
  const offered = documentsOf(order);
  if (offered.length === 0) return null;
  return (
    <section
      aria-labelledby="documents"
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3 print:hidden"
    >
      <h3 id="documents" className="font-strong text-16">
        {words.title}
      </h3>
      <p className="text-ink-2">{words.intro}</p>
      <ul className="grid">
        {offered.map((kind) => (
          <DocumentRow key={kind} actor={actor} order={order} kind={kind} />
        ))}
      </ul>
      <Outcome actor={actor} order={order} />
      <Reader actor={actor} order={order} />
    </section>
  );
}

function DocumentRow({ actor, order, kind }: OrderDocumentsProps & { kind: DocumentKind }) {
  const canChoose = useSelector(actor, selectCanChoose);
  const isMade = useSelector(actor, (snapshot) => selectIsMaking(snapshot) && selectKind(snapshot) === kind);
  const name = nameOf(kind);
  const term = documentTerms[kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-1 border-line border-t py-1">
      <span>
        {name}
        {term === undefined ? null : (
          <span className="ml-0.5">
            <Term {...term} isMark />
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-1">
        <Button
          size={32}
          icon="download"
          aria-label={words.takeOf(name)}
          busy={isMade}
          disabled={!canChoose && !isMade}
          onClick={() => actor.send({ type: 'documents.take', kind, order })}
        >
          {words.take}
        </Button>
        <Button
          size={32}
          icon="print"
          aria-label={words.printOf(name)}
          disabled={!canChoose}
          onClick={() => actor.send({ type: 'documents.print', kind, order })}
        >
          {words.print}
        </Button>
      </span>
    </li>
  );
}

/** Result of the last document. */
function Outcome({ actor, order }: OrderDocumentsProps) {
  const kind = useSelector(actor, selectKind);
  const isMaking = useSelector(actor, selectIsMaking);
  const fileName = useSelector(actor, selectFileName);
  const failure = useSelector(actor, selectFailure);
  const isIncomplete = useSelector(actor, selectIsIncomplete);
  const close = (
    <Button size={32} onClick={() => actor.send({ type: 'documents.close' })}>
      {words.close}
    </Button>
  );
  if (kind === null) return null;
  if (isMaking) return <p role="status">{words.making(nameOf(kind))}</p>;
  if (fileName !== null)
    return (
      <Note tone="ok" live action={close}>
        {words.ready(fileName)}
      </Note>
    );
  if (failure !== null)
    return (
      <Note
        tone="danger"
        live
        title={words.failed(nameOf(kind))}
        action={
          <span className="flex flex-wrap gap-1">
            <Button size={32} onClick={() => actor.send({ type: 'documents.again' })}>
              {words.again}
            </Button>
            {close}
          </span>
        }
      >
        {failure}
      </Note>
    );
  return isIncomplete ? (
    <Note tone="danger" live title={words.incomplete(nameOf(kind))} action={close}>
      <MissingFields actor={actor} order={order} />
    </Note>
  ) : null;
}

const textOf = (field: MissingShown) => ('text' in field ? field.text : missingText(field));

/** Lists missing fields with the form that contains them; a placed order's form is read-only. */
function MissingFields({ actor, order: { orderNo, service } }: OrderDocumentsProps) {
  const missing = useSelector(actor, selectMissing);
  return (
    <>
      <ul>
        {missing.map((field) => (
          <li key={field.path} className="diamond-before flex items-baseline gap-1">
            {textOf(field)}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        {words.fillInHelp}
        <Link href={`${orderPath(service)}?copy=${orderNo}`} className="text-link underline">
          {words.fillIn}
        </Link>
      </p>
    </>
  );
}

/** The document in a dialog, which is printed alone. */
function Reader({ actor, order }: OrderDocumentsProps) {
  const isReading = useSelector(actor, selectIsReading);
  const kind = useSelector(actor, selectKind);
  const leave = () => actor.send({ type: 'documents.leave' });
  return (
    <Dialog
      open={isReading}
      title={kind === null ? words.title : nameOf(kind)}
      width={800}
      onClose={leave}
      foot={
        <span className="print:hidden">
          <Button tone="primary" icon="print" onClick={() => window.print()}>
            {words.print}
          </Button>
        </span>
      }
    >
      {isReading && kind !== null ? (
        <Suspense>
          <PrintedDocument order={order} kind={kind} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
