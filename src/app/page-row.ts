import type { FunctionComponent } from 'react';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { PageName } from '#contract/routes.ts';

/** Component of a page; `actor` is null when the page has no machine. */
export type PageView = FunctionComponent<{ actor: AnyActorRef | null }>;

/** Where the code of a page is: what it looks like, and what it does where that is more. */
export interface PageRow {
  view: () => Promise<{ default: PageView }>;
  chart?: () => Promise<AnyActorLogic>;
}

/** Where the code of every page is. */
export type RowOf = (page: PageName) => Promise<PageRow>;
