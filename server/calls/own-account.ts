import { signInReplies } from '#copy/replies.ts';
import { closeAccount } from '../account/close.ts';
import { storeExport } from '../account/export.ts';
import { proveOwner } from '../session/own-password.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

const owner = (context: CallContext, password: string | undefined) =>
  proveOwner(context, signedIn(context), { password, field: 'password', wrong: signInReplies.passwordWrong });

export const ownAccountCalls: Pick<CallHandlers, 'closeAccount' | 'exportAccount'> = {
  exportAccount: async ({ password }, context) => {
    const { id } = await owner(context, password);
    return { fileId: await storeExport(context, id) };
  },

  closeAccount: async ({ password }, context) => {
    const { id } = await owner(context, password);
    await closeAccount(context, id);
    context.visitor.setCompanion('');
    context.visitor.clearCache();
    context.log.info('account.closed', { requestId: context.requestId, userId: id });
    return null;
  },
};
