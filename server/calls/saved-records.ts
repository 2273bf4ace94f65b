import { dropAddress, listAddresses, saveAddressEntry } from '../orders/address-book.ts';
import { dropDraft, listDrafts, saveDraftVersion } from '../orders/drafts.ts';
import { dropTemplate, listTemplates, storeTemplate } from '../orders/templates.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type SavedRecords =
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
export const savedRecordCalls: Pick<CallHandlers, SavedRecords> = {
  addressBookQuery: (request, context) => listAddresses(context.db, request, signedIn(context).userId),
  addressBookSave: (request, context) => saveAddressEntry(context.db, request, writer(context)),
  addressBookRemove: async ({ id }, context) => {
    await dropAddress(context.db, id, signedIn(context).userId);
    return null;
  },
  draftList: (request, context) => listDrafts(context.db, request, signedIn(context).userId),
  saveDraft: (request, context) => saveDraftVersion(context.db, request, writer(context)),
  removeDraft: async ({ id }, context) => {
    await dropDraft(context.db, id, signedIn(context).userId);
    return null;
  },
  templateList: (request, context) => listTemplates(context.db, request, signedIn(context).userId),
  saveTemplate: (request, context) => storeTemplate(context.db, request, writer(context)),
  removeTemplate: async ({ id }, context) => {
    await dropTemplate(context.db, id, signedIn(context).userId);
    return null;
  },
};
