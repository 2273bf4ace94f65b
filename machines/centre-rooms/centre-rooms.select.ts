import type { CentreRoomsSnapshot } from './centre-rooms.machine.ts';

export const selectUser = ({ context }: CentreRoomsSnapshot) => context.user;
export const selectRoom = ({ context }: CentreRoomsSnapshot) => context.address.room;
export const selectAddress = ({ context }: CentreRoomsSnapshot) => context.address;
export const selectEnterpriseCode = ({ context: { user } }: CentreRoomsSnapshot) =>
  user.enterpriseResp?.mcpCode ?? null;

export const selectCanOpen = (snapshot: CentreRoomsSnapshot) => snapshot.can({ type: 'rooms.verify' });

/** Child actors; each ref is stable while the child runs. */
export const selectContent = (snapshot: CentreRoomsSnapshot) => snapshot.children.content;
export const selectOrder = (snapshot: CentreRoomsSnapshot) => snapshot.children.order;
export const selectDevices = (snapshot: CentreRoomsSnapshot) => snapshot.children.devices;
export const selectOwnLinks = (snapshot: CentreRoomsSnapshot) => snapshot.children.ownLinks;
export const selectMembers = (snapshot: CentreRoomsSnapshot) => snapshot.children.members;
export const selectInvoices = (snapshot: CentreRoomsSnapshot) => snapshot.children.invoices;
export const selectContracts = (snapshot: CentreRoomsSnapshot) => snapshot.children.contracts;
export const selectVerification = (snapshot: CentreRoomsSnapshot) => snapshot.children.verification;
export const selectChangePassword = (snapshot: CentreRoomsSnapshot) => snapshot.children.changePassword;
export const selectAddressBook = (snapshot: CentreRoomsSnapshot) => snapshot.children.addressBook;
export const selectNoticeChoices = (snapshot: CentreRoomsSnapshot) => snapshot.children.noticeChoices;
export const selectCalendarFeed = (snapshot: CentreRoomsSnapshot) => snapshot.children.calendarFeed;
export const selectCloseAccount = (snapshot: CentreRoomsSnapshot) => snapshot.children.closeAccount;
export const selectTemplates = (snapshot: CentreRoomsSnapshot) => snapshot.children.templates;
export const selectOrderExport = (snapshot: CentreRoomsSnapshot) => snapshot.children.orderExport;
export const selectCounts = (snapshot: CentreRoomsSnapshot) => snapshot.children.counts;
export const selectProfile = (snapshot: CentreRoomsSnapshot) => snapshot.children.profile;
