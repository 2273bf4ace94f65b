import { CODE } from '#contract/codes.ts';
import { verificationReplies } from '#copy/replies.ts';
import { type LookupKey, lookUp } from '../enterprise/lookup.ts';
import { storeAgreement } from '../enterprise/protocol.ts';
import { demoDecision, isCodeTaken, readVerification, submitVerification } from '../enterprise/verification.ts';
import { requireOwnFiles } from '../files/records.ts';
import { ProviderFailed } from '../provider.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';
import { Refusal } from './refusal.ts';

type EnterpriseCalls = 'agreeProtocol' | 'enterpriseDetail' | 'enterpriseVerify' | 'verification';

/** A register failure must not lose a submission: it goes to an operator instead. */
async function registeredOrNull(context: CallContext, key: LookupKey) {
  try {
    return await lookUp(context, key);
  } catch (error) {
    if (error instanceof ProviderFailed) return null;
    throw error;
  }
}

export const enterpriseCalls: Pick<CallHandlers, EnterpriseCalls> = {
  agreeProtocol: async ({ basicEntId, protocol }, context) => {
    const { userId } = signedIn(context);
    const { db, clock, requestId } = context;
    await storeAgreement(db, { userId, basicEntId, protocol, now: clock.now(), requestId });
    return null;
  },

  enterpriseDetail: async (key, context) => {
    const found = await lookUp(context, key).catch((error: unknown) => {
      if (error instanceof ProviderFailed) throw new Refusal(CODE.conflict, verificationReplies.lookupFailed);
      throw error;
    });
    const creditCode = found?.creditCode ?? ('creditCode' in key ? key.creditCode : null);
    const isTaken = creditCode !== null && (await isCodeTaken(context.db, signedIn(context).userId, creditCode));
    if (found === null) throw new Refusal(CODE.notFound, verificationReplies.companyUnknown, { isTaken });
    return { ...found, isTaken };
  },

  enterpriseVerify: async (form, context) => {
    const { userId } = signedIn(context);
    const { db, clock, random, requestId, settings } = context;
    if (form.licenceFileId !== undefined) await requireOwnFiles(db, userId, [form.licenceFileId]);
    const isDemo = settings.seed === 'demo';
    const registered = isDemo ? await registeredOrNull(context, { creditCode: form.creditCode }) : null;
    return submitVerification(db, form, {
      userId,
      now: clock.now(),
      random,
      requestId,
      decide: isDemo ? (tx, enterpriseId) => demoDecision(tx, enterpriseId, form, registered) : null,
    });
  },

  verification: (_request, context) => readVerification(context.db, signedIn(context).userId),
};
