import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import {
  type EnquiryPreview,
  type EnquirySheet,
  type OperatorEnquiryRef,
  selectCanClose,
  selectCanOpenFile,
  selectCanSend,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsSending,
  selectIsUnread,
  selectPicture,
  selectPreview,
  selectRefusal,
  selectSheet,
  selectStranded,
} from '#machines/operator-enquiry/index.ts';
import { Status } from '#src/features/enquiry/list/EnquiryCells.tsx';
import { EnquiryOptions, Standing } from '#src/features/enquiry/list/EnquiryReply.tsx';
import { requestSections } from '#src/features/enquiry/list/request-rows.ts';
import { type FactRow, FactRows } from '#src/operator/order/FactRows.tsx';
import { takeFocus } from '#src/operator/queue/take-focus.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const BOX = 'min-w-0 rounded border border-line bg-surface p-2 md:p-3';

/** Full enquiry, its author and attachments. */
export function EnquiryRequest({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const { row, enquiry } = sheet;
  return (
    <section aria-labelledby="asked" className={`grid gap-2 ${BOX}`}>
      <h3 id="asked" className="flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.asked}
        <span className="font-normal text-12 text-ink-3">
          {words.submittedAt} <DateTime instant={row.createdAt} zone={HOUSE_ZONE} />
        </span>
      </h3>
      <div className="grid items-start gap-2 lg:grid-cols-2">
        {requestSections(enquiry).map(({ title, rows }) => (
          <section key={title} aria-label={title} className="min-w-0">
            <h4 className="text-ink-3">{title}</h4>
            <FactRows rows={rows} />
          </section>
        ))}
        <section aria-label={words.from} className="min-w-0">
          <h4 className="text-ink-3">{words.from}</h4>
          <FactRows rows={customerRows(sheet)} />
        </section>
      </div>
      <h4 className="text-ink-3">{words.files}</h4>
      {enquiry.files.length === 0 ? <p>{words.noFiles}</p> : null}
      {enquiry.files.map((file) => (
        <EnquiryFile key={file.fileId} actor={actor} file={file} />
      ))}
    </section>
  );
}

const customerRows = ({ row: { company }, customer: { name, phone } }: EnquirySheet): FactRow[] =>
  [
    [words.company, company],
    [words.account, name],
    [words.accountPhone, phone],
  ].flatMap(([term, text]) => (term === undefined || term === null || !text ? [] : [[term, text] as const]));

/** Pictures open in place, other files in a new window. */
function EnquiryFile({ actor, file }: { actor: OperatorEnquiryRef; file: StoredFile }) {
  const picture = useSelector(actor, selectPicture);
  const canOpen = useSelector(actor, selectCanOpenFile);
  const address = picture?.file.fileId === file.fileId ? picture.address : null;
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <button
        type="button"
        className="max-w-full cursor-pointer text-left text-link underline underline-offset-3"
        aria-expanded={address !== null}
        aria-disabled={!canOpen || undefined}
        onClick={() => actor.send(address === null ? { type: 'file.open', file } : { type: 'file.close' })}
      >
        <span className="sr-only">{address === null ? words.view : words.hide} </span>
        {file.name}
      </button>
      {address === null ? null : (
        <img src={address} alt={words.picture(file.name)} className="max-w-full rounded border border-line" />
      )}
    </span>
  );
}

/** Shows the answer as the customer will read it; Escape returns to editing. */
export function Preview({ actor, preview }: { actor: OperatorEnquiryRef; preview: EnquiryPreview }) {
  const canSend = useSelector(actor, selectCanSend);
  const isSending = useSelector(actor, selectIsSending);
  const back = () => actor.send({ type: 'preview.leave' });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    back();
  };
  return (
    <section
      aria-labelledby="preview"
      onKeyDown={leave}
      className="grid min-w-0 gap-1.5 rounded border border-line-ink bg-surface p-2 md:p-3"
    >
      <h3 id="preview" tabIndex={-1} ref={takeFocus} className="flex flex-wrap items-center gap-1 font-strong text-16">
        {words.previewed}
        <Status status={preview.enquiry.status} />
      </h3>
      <p className="text-ink-2">{words.previewNote}</p>
      <Standing answer={preview.enquiry} />
      <EnquiryOptions answer={preview.enquiry} isPreview />
      <span className="flex flex-wrap gap-1">
        <Button tone="primary" busy={isSending} disabled={!(canSend || isSending)} onClick={() => send(actor)}>
          {words.send}
        </Button>
        <Button disabled={!canSend} onClick={back}>
          {words.back}
        </Button>
      </span>
    </section>
  );
}

const send = (actor: OperatorEnquiryRef) => actor.send({ type: 'answer.send' });

type Draft = NonNullable<ReturnType<typeof selectStranded>>;

/** The unsent answer, beside the one another operator sent. */
export function Stranded({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const draft = useSelector(actor, selectStranded);
  if (draft === null || draft.way === null) return null;
  return (
    <section aria-labelledby="stranded" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="stranded" className="font-strong text-16">
        {words.stranded}
      </h3>
      <p>{words.ways[draft.way]}</p>
      <ul className="grid gap-0.5">
        {rowsOf(draft, sheet).map((row) => (
          <li key={row} className="wrap-break-word text-ink-2">
            {row}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowsOf({ way, priceIds, lines, texts }: Draft, { offers, fees }: EnquirySheet): string[] {
  if (way === 'DECLINE') return [texts.reason].filter((text) => text !== '');
  const feeName = (code: string) => fees.find((fee) => fee.code === code)?.nameCn ?? code;
  const priced =
    way === 'OFFERS'
      ? offers
          .filter(({ priceId }) => priceIds.includes(priceId))
          .map(({ carrier }) => words.offer(carrier?.nameCn ?? ''))
      : lines
          .filter(({ feeCode }) => feeCode !== '')
          .map((line) => [feeName(line.feeCode), line.unitPrice, line.currency, line.ctnType, `× ${line.quantity}`])
          .map((texts) => texts.filter((text) => text !== '').join(' '));
  return [...priced, ...(texts.remark === '' ? [] : [`${words.remark}：${texts.remark}`])];
}

interface OperatorEnquiryProps {
  actor: OperatorEnquiryRef;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The open enquiry: request, earlier answers and the answer form. */
export function OperatorEnquiry({ actor, toList }: OperatorEnquiryProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'enquiry.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {id}
          {sheet === null ? null : <Status status={sheet.row.status} />}
        </>
      }
      others={sheet?.row.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {sheet === null ? null : (
        <>
          <EnquiryRequest actor={actor} sheet={sheet} />
          <Reply key={sheet.row.answeredAt} sheet={sheet} />
          <Answer actor={actor} sheet={sheet} />
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorEnquiryRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'enquiry.retry' })}
    />
  );
}

/** The answer the customer has received. */
function Reply({ sheet: { enquiry } }: { sheet: EnquirySheet }) {
  return enquiry.status === 'waiting' ? null : (
    <section aria-labelledby="reply" className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="reply" tabIndex={-1} ref={takeLostFocus} className="font-strong text-16">
        {words.reply}
      </h3>
      <Standing answer={enquiry} />
      <EnquiryOptions answer={enquiry} isPreview />
    </section>
  );
}

/** The form disappears when another operator answers first. */
const takeLostFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus();
};

function Answer({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const preview = useSelector(actor, selectPreview);
  const isOpening = useSelector(actor, selectIsOpening);
  if (isOpening) return null;
  if (preview !== null) return <Preview actor={actor} preview={preview} />;
  return sheet.isOpen ? (
    <AnswerForm actor={actor} sheet={sheet} />
  ) : (
    <>
      <p className="text-ink-3">{words.over}</p>
      <Stranded actor={actor} sheet={sheet} />
    </>
  );
}
