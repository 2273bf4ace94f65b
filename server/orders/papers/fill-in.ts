import { CODE } from '#contract/codes.ts';
import { type FilledPaper, type PaperForm, readPaper } from '#domain/paper-forms/paper-form.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireNoErrors } from '../errors.ts';
import { requireOpenPaper, storeHandedIn } from './hand-in.ts';
import { paperFormOf } from './paper-form.ts';

interface Filled {
  no: string;
  paper: FilledPaper;
  version: number;
  values: PaperForm['values'];
}

/** Takes in what was filled in, by the same rules as the page's own. */
export async function fillIn(
  tx: Transaction,
  { no, paper: code, version, values }: Filled,
  by: Parameters<typeof requireOpenPaper>[2],
): Promise<{ version: number }> {
  const { order, paper } = await requireOpenPaper(tx, { no, paper: code, version }, by);
  const begun = paperFormOf(order, code);
  if (begun === null) throw new Refusal(CODE.notFound, orderReplies.paperUnknown);
  const { form, errors } = readPaper({ ...begun, values } as PaperForm);
  requireNoErrors(errors);
  return storeHandedIn(tx, { no, paper, seen: version, content: { fileIds: [], form: form.values } }, by);
}
