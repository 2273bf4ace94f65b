import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { choiceName } from '#copy/booking/choices.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { draftRowName, draftRowText, draftStanding } from '#copy/booking/services.ts';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orderPapers, paperForm } from '#copy/orders/order.ts';
import { decimalText } from '#domain/decimal.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { correctionsOf, isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { massOf } from '#domain/paper-forms/verified-mass.ts';
import {
  type OperatorOrderRef,
  type OrderSheet,
  selectBillNo,
  selectCanDraft,
  selectCanEdit,
  selectIsDraftDue,
  selectIsDrafting,
  selectPicture,
  selectReturned,
} from '#machines/operator-order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { type FactRow, FactRows } from './FactRows.tsx';
import { ReasonForm } from './ReasonForm.tsx';

/** A filled-in document, container by container or line by line. */
export function FilledPaper({ form }: { form: PaperForm }) {
  return (
    <div className="grid gap-1">
      {partsOf(form).map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <p className="font-strong text-12">{title}</p>
          <FactRows rows={rows} isWide />
        </section>
      ))}
    </div>
  );
}

interface Part {
  title: string;
  rows: readonly FactRow[];
}

/** Non-empty fields of a section, with the form's labels. */
const rowsAt = (at: string, values: object): FactRow[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const path = `${at}${field}`;
    const label = fieldLabel(path);
    if (typeof value !== 'string' || value === '' || label === '') return [];
    return [[label, choiceName(path, value)] as const];
  });

const massText = (mass: ReturnType<typeof massOf>) =>
  mass === null ? paperForm.massMissing : paperForm.kilograms(decimalText(mass));

function partsOf(form: PaperForm): Part[] {
  if (form.paper === 'VERIFIED_MASS') {
    const { boxes, ...signed } = form.values;
    return [
      ...boxes.map((box, index) => ({
        title: paperForm.box(index + 1, box.ctnType),
        rows: [[paperForm.mass, massText(massOf(box))] as const, ...rowsAt(`boxes.${index}.`, { ...box, ctnType: '' })],
      })),
      { title: paperForm.signedBy(signed.signature), rows: rowsAt('', signed) },
    ];
  }
  if (form.paper === 'DRAFT_BILL') {
    const { values } = form;
    const rows = isCorrecting(values)
      ? correctionsOf(values).map(
          (line) => [draftRowName(line.name), `${draftRowText(line)} → ${paperForm.shouldBe} ${line.should}`] as const,
        )
      : values.lines.map((line) => [draftRowName(line.name), draftRowText(line)] as const);
    return [{ title: draftStanding(values), rows }];
  }
  if (form.paper === 'VEHICLES')
    return form.values.vehicles.map((one, index) => ({
      title: paperForm.vehicle(index + 1),
      rows: rowsAt(`vehicles.${index}.`, one),
    }));
  const { cargo, shipper, consignee, notify, parties: _choice, ...terms } = form.values;
  const receiver = terms.toOrder
    ? [[paperForm.parties.consignee, paperForm.toOrder] as const]
    : rowsAt('consignee.', consignee);
  return [
    { title: paperForm.parties.shipper, rows: rowsAt('shipper.', shipper) },
    { title: paperForm.parties.consignee, rows: receiver },
    { title: paperForm.parties.notify, rows: rowsAt('notify.', terms.notifySame ? consignee : notify) },
    { title: paperForm.terms, rows: rowsAt('', terms) },
    ...cargo.map((line, index) => ({ title: paperForm.goods(index + 1), rows: rowsAt(`cargo.${index}.`, line) })),
  ];
}

/** Creates the draft bill of lading from the accepted shipping instruction. */
export function DraftBill({ actor }: { actor: OperatorOrderRef }) {
  const billNo = useSelector(actor, selectBillNo);
  const canEdit = useSelector(actor, selectCanEdit);
  const canDraft = useSelector(actor, selectCanDraft);
  const isDrafting = useSelector(actor, selectIsDrafting);
  const isDue = useSelector(actor, selectIsDraftDue);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'draft.make' });
  };
  if (!isDue) return null;
  return (
    <form noValidate method="post" aria-label={words.draft} onSubmit={submit} className="grid gap-1">
      <Field label={words.billNo} help={words.draftHelp} required>
        {(control) => (
          <TextInput
            {...control}
            value={billNo}
            readOnly={!canEdit}
            maxLength={20}
            onChange={(typed) => actor.send({ type: 'draft.numbered', billNo: typed })}
          />
        )}
      </Field>
      <Button type="submit" busy={isDrafting} disabled={!(canDraft || isDrafting)} className="justify-self-start">
        {words.draft}
      </Button>
    </form>
  );
}

/** Focusable, so that the keyboard can scroll its content. */
const stop = { tabIndex: 0 };

/** File of a document: pictures and PDFs open in place, other types in a new window. */
export function PaperFile({ actor, file }: { actor: OperatorOrderRef; file: StoredFile }) {
  const picture = useSelector(actor, selectPicture);
  const canEdit = useSelector(actor, selectCanEdit);
  const address = picture?.file.fileId === file.fileId ? picture.address : null;
  const press = () => actor.send(address === null ? { type: 'file.open', file } : { type: 'file.close' });
  return (
    <div className="grid min-w-0 justify-items-start gap-0.5">
      <button
        type="button"
        className="min-h-3 max-w-full cursor-pointer text-left text-link underline underline-offset-3"
        aria-expanded={address !== null}
        aria-disabled={!canEdit || undefined}
        onClick={press}
      >
        <span className="sr-only">{address === null ? words.view : words.hide} </span>
        {file.name}
      </button>
      {address === null ? null : (
        <>
          <section aria-label={file.name} {...stop} className="max-h-screen w-full overflow-auto outline-offset-[-2px]">
            <img src={address} alt={words.picture(file.name)} className="max-w-full rounded border border-line" />
          </section>
          <Button size={32} icon="ext" disabled={!canEdit} onClick={() => actor.send({ type: 'file.open', file })}>
            {words.original}
            <span className="sr-only"> {file.name}</span>
          </Button>
        </>
      )}
    </div>
  );
}

type Paper = OrderSheet['papers'][number];

/** The customer's documents, to open and accept or reject in place. */
export function PaperReview({ actor, papers }: { actor: OperatorOrderRef; papers: readonly Paper[] }) {
  return (
    <section aria-labelledby="papers" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="papers" tabIndex={-1} className="font-strong text-16">
        {words.papers}
      </h3>
      {papers.length === 0 ? <p className="text-ink-3">{words.noPapers}</p> : null}
      <ul className="grid">
        {papers.map((paper) => (
          <li key={paper.paper} className="grid gap-0.5 border-line border-b py-1 last:border-b-0">
            <PaperLine paper={paper} />
            {paper.files.map((file) => (
              <PaperFile key={file.fileId} actor={actor} file={file} />
            ))}
            {paper.form === null ? null : <FilledPaper form={paper.form} />}
            {isWaiting(paper) ? <Decision actor={actor} paper={paper} /> : null}
          </li>
        ))}
      </ul>
      <DraftBill actor={actor} />
    </section>
  );
}

/** Submitted and not yet reviewed. */
const isWaiting = ({ paper, status, files, form }: Paper) =>
  paper !== 'DRAFT_BILL' &&
  (status === 'IN_REVIEW' || status === 'REVISION_OLD') &&
  (files.length > 0 || form !== null);

function PaperLine({ paper }: { paper: Paper }) {
  const { name, statusName, isLate, at, reason, missingSections } = paper;
  return (
    <>
      <span className="flex flex-wrap items-center gap-1">
        <span className="font-strong">{name}</span>
        <Badge tone={isWaiting(paper) ? 'warn' : 'plain'}>{statusName}</Badge>
        {isLate ? <span className="text-12 text-danger">{orderPapers.wasLate}</span> : null}
        {at === null ? null : (
          <span className="text-12 text-ink-3">
            <DateTime instant={at} zone={HOUSE_ZONE} />
          </span>
        )}
      </span>
      {missingSections === null || missingSections.length === 0 ? null : (
        <span className="text-12 text-warn">{orderPapers.sectionsMissing(missingSections)}</span>
      )}
      {reason === null ? null : (
        <span className="text-12 text-danger">
          {words.returning.reason}：{reason}
        </span>
      )}
    </>
  );
}

interface DecisionProps {
  actor: OperatorOrderRef;
  paper: Paper;
}

function Decision({ actor, paper }: DecisionProps) {
  const isReturned = useSelector(actor, (snapshot) => {
    const about = selectReturned(snapshot)?.about;
    return about !== undefined && 'paper' in about && about.paper === paper.paper;
  });
  return isReturned ? <ReasonForm actor={actor} words={words.returning} /> : <Choice actor={actor} paper={paper} />;
}

function Choice({ actor, paper: { paper, version, name } }: DecisionProps) {
  const canEdit = useSelector(actor, (snapshot) => selectCanEdit(snapshot) && selectReturned(snapshot) === null);
  return (
    <span className="flex flex-wrap gap-1">
      <Button
        size={32}
        icon="check"
        disabled={!canEdit}
        onClick={() => actor.send({ type: 'paper.accept', paper, version })}
      >
        {words.accept}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button
        size={32}
        tone="danger"
        disabled={!canEdit}
        onClick={() => actor.send({ type: 'paper.doubt', paper, version })}
      >
        {words.doubt}
        <span className="sr-only"> {name}</span>
      </Button>
    </span>
  );
}
