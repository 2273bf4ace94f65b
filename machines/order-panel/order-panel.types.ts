import type { PageAddress } from '../kit/page.ts';

export interface OrderPanelContext extends PageAddress {
  /** Names the order that the address opens; empty where it opens none. */
  key: string;
}
