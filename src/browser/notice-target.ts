import { NOTICE_TARGET } from '#domain/storage-names.ts';
import { sessionKeeper } from './session/session-keeper.ts';

/** Where the auth notice leads; a reload keeps it. */
export const saveNoticeTarget = (target: string) => sessionKeeper.write(NOTICE_TARGET, target);

export const readNoticeTarget = () => sessionKeeper.read(NOTICE_TARGET);

export const clearNoticeTarget = () => sessionKeeper.remove(NOTICE_TARGET);
