import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import type { FilledPaper } from '#domain/paper-forms/filled.ts';
import { type PaperForm, readPaper } from '#domain/paper-forms/paper-form.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { notifyDraftAnswered } from '../../notices/event-notices.ts';
import { requireNoErrors } from '../errors.ts';
import { requireOpenPaper, storeHandedIn } from './hand-in.ts';
import { paperFormOf } from './paper-form.ts';

interface Filled {
  no: string;
  paper: FilledPaper;
  version: number;
  values: PaperForm['values'];
}

/** Stores a filled-in document after the same checks as on the page. */
export async function fillIn(
  tx: Transaction,
  { no, paper: code, version, values }: Filled,
  by: Parameters<typeof requireOpenPaper>[2],
): Promise<{ version: number }> {
  const { order, paper, row } = await requireOpenPaper(tx, { no, paper: code, version }, by);
  const initial = paperFormOf(order, code, code === 'DRAFT_BILL' ? row : undefined);
  if (initial === null) throw new Refusal(CODE.notFound, orderReplies.paperUnknown);
  const { form, errors } = readPaper({ ...initial, values } as PaperForm);
  requireNoErrors(errors);
  const isConfirmed = form.paper === 'DRAFT_BILL' && !isCorrecting(form.values);
  const settled = isConfirmed ? { state: 'accepted' as const, decidedAt: new Date(by.now) } : {};
  const content = { fileIds: [], form: form.values, ...settled };
  const stored = await storeHandedIn(tx, { no, paper, seen: version, content }, by);
  if (form.paper === 'DRAFT_BILL') await notifyDraftAnswered(tx, no, { isConfirmed, ...stored }, by.now);
  return stored;
}
