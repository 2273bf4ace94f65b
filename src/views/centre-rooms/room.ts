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

/** What a room of the user centre is given. */
export interface RoomProps {
  address: CentreAddress;
  user: UserInfo;
  /** Address of the user's picture; null where there is none that may be shown. */
  avatar: string | null;
  /** Those the user acts for. */
  enterprises: readonly EnterpriseEntry[];
  /** What the room reads; nothing where a chart of its own does. */
  content: ResourceRef | undefined;
  order: OrderRef | undefined;
  members: MembersRef | undefined;
  /** Links that the person and their colleagues shared. */
  ownLinks: OwnLinksRef | undefined;
  invoices: InvoiceRequestRef | undefined;
  contracts: ContractsRef | undefined;
  devices: DevicesRef | undefined;
  templates: OrderTemplatesRef | undefined;
  orderExport: OrderExportRef | undefined;
  /** A dialog may be opened now. */
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
