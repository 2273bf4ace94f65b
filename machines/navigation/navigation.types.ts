import type { PageName, Permission } from '#contract/routes.ts';
import type { PageAddress } from '../kit/page.ts';

export interface Destination {
  path: string;
  page: PageName;
  permission: Permission;
}

/** What the chart of a page is started with. */
export interface PageInput extends PageAddress {
  page: PageName;
}

/** What the permission check finds out before a page is loaded. */
export interface Access {
  /** Whether the access-token cookie is present. */
  hasToken: boolean;
  /** Where this address really leads, or null when it is to be shown as it is. */
  redirectTo: string | null;
}

export interface NavigationContext {
  /** Where the address bar points. */
  destination: Destination | null;
  /** What the address bar asks for beside its path. */
  query: string;
  /** What is on the screen, kept there while the next page is loaded. */
  shown: Destination | null;
  /** Of the last permission check. */
  hasToken: boolean;
  /** Of the last permission check. */
  redirectTo: string | null;
  /** HTTP status of what failed, as far as it has one; null unless the error page is there. */
  status: number | null;
  /** The paths of the pages that are alive, the one opened last at the end. */
  pages: readonly string[];
}

export type NavigationEvent =
  /** The address changed, in its path or only in its query; also sent once at the start. */
  | ({ type: 'location.changed'; query: string } & Destination)
  /** The person asks to try a failed page again. */
  | { type: 'navigation.retry' }
  /** Between the regions: a page that is loading wants the current user info. */
  | { type: 'userInfo.wanted' }
  /** Between the regions: user info is loaded, fresh, or could not be loaded. */
  | { type: 'userInfo.settled' };
