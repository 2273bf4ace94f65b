import type { FunctionComponent } from 'react';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { PageName } from '#contract/routes.ts';

/** Component of a page, with the actor of its machine. */
export type PageView<Ref extends AnyActorRef = AnyActorRef> = FunctionComponent<{ actor: Ref }>;

/** Where the code of a page is: what it looks like, and what it does where that is more. */
export interface PageRow {
  view: () => Promise<{ default: PageView }>;
  chart?: () => Promise<AnyActorLogic>;
}

/** Where the code of every page is. */
export type RowOf = (page: PageName) => Promise<PageRow>;
