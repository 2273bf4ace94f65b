import { CODE } from '#contract/codes.ts';
import { documents as words } from '#copy/documents/terms.ts';
import { missingText, wordDocument } from '#copy/documents/words.ts';
import { documentOf } from '#domain/documents/describe.ts';
import type { MissingField } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { offersDocument } from '#domain/documents/offered.ts';
import { companySettings } from '../company/facts.ts';
import { deliverMade } from '../documents/deliver.ts';
import { readOrder } from '../orders/read.ts';
import { forwarderOf } from '../site-config.ts';
import { type CallHandlers, signedIn } from './context.ts';
import { Refusal } from './refusal.ts';

export const documentCalls: Pick<CallHandlers, 'orderDocument'> = {
  orderDocument: async ({ orderNo, kind }, context) => {
    const { db, clock } = context;
    const settings = await companySettings(context);
    const order = await readOrder(db, orderNo, { userId: signedIn(context).userId, now: clock.now() });
    if (!offersDocument(order, kind)) throw new Refusal(CODE.notFound, words.notOffered);
    const described = documentOf({ ...order, forwarder: forwarderOf(settings) }, kind);
    if (described.missing.length > 0) throw refuseMissing(kind, described.missing);
    const worded = wordDocument(described, settings.seed === 'demo');
    await deliverMade(context, worded, described.issuedAt);
    return null;
  },
};

/** Refuses with each missing field by its path in the form. */
function refuseMissing(kind: DocumentKind, missing: readonly MissingField[]): Refusal {
  const fields = Object.fromEntries(missing.map((field) => [field.path, missingText(field)]));
  return new Refusal(CODE.invalidInput, words.incomplete(words.names[kind].cn), { fields });
}
