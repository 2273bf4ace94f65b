import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/calls/user.ts';
import type { CentreAddress } from '#machines/centre-rooms/index.ts';
import type { ContractsRef } from '#machines/contracts/index.ts';
import type { DevicesRef } from '#machines/devices/index.ts';
import type { InvoiceRequestRef } from '#machines/invoice-request/index.ts';
import type { MembersRef } from '#machines/members/index.ts';
import type { OrderRef } from '#machines/order/index.ts';
import type { OrderExportRef } from '#machines/order-export/index.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { EnterpriseEntry } from '#machines/session/index.ts';

export interface RoomProps {
  address: CentreAddress;
  user: UserInfo;
  /** Address of the user's avatar; null without a permitted one. */
  avatar: string | null;
  /** Enterprises the user acts for. */
  enterprises: readonly EnterpriseEntry[];
  /** Data of the room; undefined for rooms with their own machine. */
  content: ResourceRef | undefined;
  order: OrderRef | undefined;
  members: MembersRef | undefined;
  /** Share links of the user and their colleagues. */
  ownLinks: OwnLinksRef | undefined;
  invoices: InvoiceRequestRef | undefined;
  contracts: ContractsRef | undefined;
  devices: DevicesRef | undefined;
  templates: OrderTemplatesRef | undefined;
  orderExport: OrderExportRef | undefined;
  /** No other dialog is open. */
  canOpen: boolean;
  onVerify: () => void;
  onChangePassword: () => void;
  onCompleteProfile: () => void;
  onOpenAddresses: () => void;
  onChooseNotices: () => void;
  onSubscribe: () => void;
  onCloseAccount: () => void;
}

export type RenderRoom = (props: RoomProps) => ReactNode;
