import type { FunctionComponent } from 'react';
import { type AnyActorLogic, type AnyActorRef, fromCallback } from 'xstate';
import type { PageName } from '#contract/routes.ts';
import type { Directory } from './session-of.ts';

/** Component of a page, with the actor of its machine. */
export type PageView<Ref extends AnyActorRef = AnyActorRef> = FunctionComponent<{ actor: Ref }>;

/** Where the code of a page is: what it looks like, and what it does where that is more. */
export interface PageRow {
  view: () => Promise<{ default: PageView }>;
  chart?: () => Promise<AnyActorLogic>;
}

/** Where the code of every page is. */
export type RowOf = (page: PageName) => Promise<PageRow>;

/** Where a running site keeps the views of its loaded pages: with its actors, as its services. */
const VIEWS = Symbol('views');

function viewsOf(directory: Directory): Map<PageName, PageView> {
  const site: Directory & { [VIEWS]?: Map<PageName, PageView> } = directory;
  site[VIEWS] ??= new Map();
  return site[VIEWS];
}

/** A page of text has no machine. */
const still = fromCallback(() => undefined);

/** Loads the code of a page: keeps its view, returns its machine. */
export async function loadPage(directory: Directory, rowOf: RowOf, page: PageName): Promise<AnyActorLogic> {
  const { view, chart } = await rowOf(page);
  const [{ default: View }, logic] = await Promise.all([view(), chart?.()]);
  const views = viewsOf(directory);
  if (!views.has(page)) views.set(page, View);
  return logic ?? still;
}

/** The view of a page whose code is loaded. */
export const loadedView = (directory: Directory, page: PageName) => viewsOf(directory).get(page);
