import { useSelector } from '@xstate/react';
import { type MembersRef, selectIsLost, selectRead } from '#machines/members/index.ts';

/** Whether loading the members finished, successfully or not. */
export const useIsRead = (actor: MembersRef | undefined): boolean =>
  useSelector(actor, (snapshot) => snapshot !== undefined && (selectRead(snapshot) !== null || selectIsLost(snapshot)));
