import { requireOwnFiles } from '../files/records.ts';
import { listEnquiries, makeEnquiry, readEnquiry } from '../market/enquiries/customer.ts';
import { listSailings } from '../market/fcl/schedule.ts';
import { listShares, makeShare, openShare, revokeShare } from '../market/shares.ts';
import { type CallHandlers, signedIn } from './context.ts';
import { once } from './idempotent.ts';
import { buyerOf } from './item.ts';

type Ours =
  | 'sailSchedule'
  | 'placeEnquiry'
  | 'enquiryList'
  | 'enquiry'
  | 'share'
  | 'sharedContent'
  | 'shareList'
  | 'revokeShare';

export const ecommerceCalls: Pick<CallHandlers, Ours> = {
  sailSchedule: async (request, context) => listSailings(context.db, request, await buyerOf(context)),

  placeEnquiry: (request, context) => {
    const { userId } = signedIn(context);
    const now = context.clock.now();
    return once(context, {
      call: 'placeEnquiry',
      owner: userId,
      request,
      work: async (tx) => {
        if (request.service === 'fcl') await requireOwnFiles(tx, userId, request.form.fileIds ?? [], 'form.fileIds');
        return makeEnquiry(tx, request, { userId, now });
      },
    });
  },

  enquiryList: async (request, context) => {
    const { userId } = signedIn(context);
    return listEnquiries(context.db, request, { userId, now: context.clock.now() });
  },

  enquiry: async ({ no }, context) => {
    const { userId } = signedIn(context);
    return readEnquiry(context.db, no, { userId, now: context.clock.now() });
  },

  share: async (request, { db, clock, random, settings, findSession }) => {
    const session = await findSession();
    const origin = settings.publicOrigin ?? '';
    return makeShare(db, request, { userId: session?.userId ?? null, now: clock.now(), random, origin });
  },

  sharedContent: ({ id }, { db, clock }) => openShare(db, id, clock.now()),

  shareList: (_, context) => {
    const { db, clock, settings } = context;
    const origin = settings.publicOrigin ?? '';
    return listShares(db, { userId: signedIn(context).userId, now: clock.now(), origin });
  },

  revokeShare: ({ id }, context) =>
    revokeShare(context.db, id, { userId: signedIn(context).userId, now: context.clock.now() }),
};
