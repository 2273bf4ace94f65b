import type { PageAddress } from '../kit/page.ts';

export interface OrderPanelContext extends PageAddress {
  /** Identifies the order in the URL; empty for none. */
  key: string;
}
