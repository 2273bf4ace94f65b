import type { PageName, Permission } from '#contract/routes.ts';
import type { PageAddress } from '../kit/page.ts';

export interface Destination {
  path: string;
  page: PageName;
  permission: Permission;
}

export interface PageInput extends PageAddress {
  page: PageName;
}

/** The result of the permission check before a page is loaded. */
export interface Access {
  /** Whether the access-token cookie is present. */
  hasToken: boolean;
  /** Redirect target; null to show the page. */
  redirectTo: string | null;
}

export interface NavigationContext {
  /** The page of the address bar. */
  destination: Destination | null;
  /** The query of the address bar. */
  query: string;
  /** The visible page, which stays while the next one is loaded. */
  shown: Destination | null;
  /** Result of the last permission check. */
  hasToken: boolean;
  /** Result of the last permission check. */
  redirectTo: string | null;
  /** HTTP status of the failure, if it has one; null unless the error page is shown. */
  status: number | null;
  /** Paths of the running pages, the most recently opened last. */
  pages: readonly string[];
}

export type NavigationEvent =
  /** The path or the query changed; also sent once at the start. */
  | ({ type: 'location.changed'; query: string } & Destination)
  /** Retries a failed page. */
  | { type: 'navigation.retry' }
  /** Between the regions: a page being loaded needs the current user info. */
  | { type: 'userInfo.wanted' }
  /** Between the regions: user info is loaded, fresh, or failed to load. */
  | { type: 'userInfo.settled' }
  /** The machine of a page failed; the type ends with the page's path. */
  | { type: 'xstate.error.actor.path'; error: unknown };
