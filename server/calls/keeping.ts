import { dropAddress, keepAddress, listAddresses } from '../orders/address-book.ts';
import { dropDraft, keepDraft, listDrafts } from '../orders/drafts.ts';
import { dropTemplate, keepTemplate, listTemplates } from '../orders/templates.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type Kept =
  | 'addressBookQuery'
  | 'addressBookSave'
  | 'addressBookRemove'
  | 'draftList'
  | 'saveDraft'
  | 'removeDraft'
  | 'templateList'
  | 'saveTemplate'
  | 'removeTemplate';

const writer = (context: CallContext) => ({
  userId: signedIn(context).userId,
  now: context.clock.now(),
  random: context.random,
});

/** Calls for saved addresses, drafts and templates. */
export const keepingCalls: Pick<CallHandlers, Kept> = {
  addressBookQuery: (request, context) => listAddresses(context.db, request, signedIn(context).userId),
  addressBookSave: (request, context) => keepAddress(context.db, request, writer(context)),
  addressBookRemove: async ({ id }, context) => {
    await dropAddress(context.db, id, signedIn(context).userId);
    return null;
  },
  draftList: (request, context) => listDrafts(context.db, request, signedIn(context).userId),
  saveDraft: (request, context) => keepDraft(context.db, request, writer(context)),
  removeDraft: async ({ id }, context) => {
    await dropDraft(context.db, id, signedIn(context).userId);
    return null;
  },
  templateList: (request, context) => listTemplates(context.db, request, signedIn(context).userId),
  saveTemplate: (request, context) => keepTemplate(context.db, request, writer(context)),
  removeTemplate: async ({ id }, context) => {
    await dropTemplate(context.db, id, signedIn(context).userId);
    return null;
  },
};
