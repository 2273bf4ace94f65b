import { takeIn } from '../files/intake.ts';
import { recognise } from '../files/licence.ts';
import { readOwnFile } from '../files/records.ts';
import { type CallHandlers, signedIn } from './context.ts';

export const fileCalls: Pick<CallHandlers, 'upload' | 'download' | 'licenceOcr'> = {
  upload: async ({ purpose }, context) => {
    const { userId } = signedIn(context);
    const { received, clock, signal } = context;
    if (received === null) throw new Error('an upload without its file');
    return takeIn(context, received, { userId, signal, purpose, now: clock.now() });
  },

  download: async ({ id }, context) => {
    const { name } = await readOwnFile(context.db, signedIn(context).userId, id);
    context.deliver({ name, ...(await context.files.read(id)) });
    return null;
  },

  licenceOcr: async ({ fileId }, context) => {
    const row = await readOwnFile(context.db, signedIn(context).userId, fileId);
    return recognise(context, row, context.signal);
  },
};
