import type { FunctionComponent } from 'react';
import type { AnyActorLogic, AnyActorRef } from 'xstate';

/** What a page looks like; its actor is null where it has no chart. */
export type PageView = FunctionComponent<{ actor: AnyActorRef | null }>;

/** Where the code of a page is: what it looks like, and what it does where that is more. */
export interface PageRow {
  view: () => Promise<{ default: PageView }>;
  chart?: () => Promise<AnyActorLogic>;
}
