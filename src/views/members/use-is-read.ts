import { useSelector } from '@xstate/react';
import { type MembersRef, selectIsLost, selectRead } from '#machines/members/index.ts';

/** Whether the members were read, or could not be. */
export const useIsRead = (actor: MembersRef | undefined): boolean =>
  useSelector(actor, (snapshot) => snapshot !== undefined && (selectRead(snapshot) !== null || selectIsLost(snapshot)));
