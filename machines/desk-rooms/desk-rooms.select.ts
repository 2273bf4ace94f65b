import type { DeskRoomsSnapshot } from './desk-rooms.machine.ts';

export const selectRooms = ({ context }: DeskRoomsSnapshot) => context.rooms;
export const selectRoom = ({ context }: DeskRoomsSnapshot) => context.room;
export const selectOrderQueue = ({ children }: DeskRoomsSnapshot) => children.orderQueue;
export const selectOrder = ({ children }: DeskRoomsSnapshot) => children.order;
export const selectEnquiryQueue = ({ children }: DeskRoomsSnapshot) => children.enquiryQueue;
export const selectEnquiry = ({ children }: DeskRoomsSnapshot) => children.enquiry;
export const selectVerificationQueue = ({ children }: DeskRoomsSnapshot) => children.verificationQueue;
export const selectVerification = ({ children }: DeskRoomsSnapshot) => children.verification;
export const selectInvoiceQueue = ({ children }: DeskRoomsSnapshot) => children.invoiceQueue;
export const selectInvoice = ({ children }: DeskRoomsSnapshot) => children.invoice;
export const selectLeadQueue = ({ children }: DeskRoomsSnapshot) => children.leadQueue;
export const selectLead = ({ children }: DeskRoomsSnapshot) => children.lead;
export const selectVehicles = ({ children }: DeskRoomsSnapshot) => children.vehicles;
export const selectRates = ({ children }: DeskRoomsSnapshot) => children.rates;
export const selectRestrictions = ({ children }: DeskRoomsSnapshot) => children.restrictions;
export const selectArticleQueue = ({ children }: DeskRoomsSnapshot) => children.articleQueue;
export const selectOpening = ({ children }: DeskRoomsSnapshot) => children.opening;
export const selectCodes = ({ children }: DeskRoomsSnapshot) => children.codes;
export const selectCompany = ({ children }: DeskRoomsSnapshot) => children.company;
export const selectStaff = ({ children }: DeskRoomsSnapshot) => children.staff;
export const selectUnsent = ({ children }: DeskRoomsSnapshot) => children.notices;
export const selectActs = ({ children }: DeskRoomsSnapshot) => children.acts;
/** Number of open rows in each queue. */
export const selectCounts = ({ children }: DeskRoomsSnapshot) => children.counts;
export const selectArticle = ({ children }: DeskRoomsSnapshot) => children.article;
