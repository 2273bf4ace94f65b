import { useSelector } from '@xstate/react';
import { type MembersRef, selectIsLost, selectRead } from '#machines/members/index.ts';

/** Whether the colleagues stand there, or why they do not. */
export const useIsRead = (actor: MembersRef | undefined): boolean =>
  useSelector(actor, (snapshot) => snapshot !== undefined && (selectRead(snapshot) !== null || selectIsLost(snapshot)));
