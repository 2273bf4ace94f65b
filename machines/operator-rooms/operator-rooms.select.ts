import type { OperatorRoomsSnapshot } from './operator-rooms.machine.ts';

export const selectRooms = ({ context }: OperatorRoomsSnapshot) => context.rooms;
export const selectRoom = ({ context }: OperatorRoomsSnapshot) => context.room;
export const selectOrderQueue = ({ children }: OperatorRoomsSnapshot) => children.orderQueue;
export const selectOrderFileRef = ({ children }: OperatorRoomsSnapshot) => children.orderFile;
export const selectOrder = ({ children }: OperatorRoomsSnapshot) => children.order;
export const selectEnquiryQueue = ({ children }: OperatorRoomsSnapshot) => children.enquiryQueue;
export const selectEnquiry = ({ children }: OperatorRoomsSnapshot) => children.enquiry;
export const selectVerificationQueue = ({ children }: OperatorRoomsSnapshot) => children.verificationQueue;
export const selectVerification = ({ children }: OperatorRoomsSnapshot) => children.verification;
export const selectInvoiceQueue = ({ children }: OperatorRoomsSnapshot) => children.invoiceQueue;
export const selectInvoice = ({ children }: OperatorRoomsSnapshot) => children.invoice;
export const selectLeadQueue = ({ children }: OperatorRoomsSnapshot) => children.leadQueue;
export const selectLead = ({ children }: OperatorRoomsSnapshot) => children.lead;
export const selectVehicles = ({ children }: OperatorRoomsSnapshot) => children.vehicles;
export const selectRates = ({ children }: OperatorRoomsSnapshot) => children.rates;
export const selectRestrictions = ({ children }: OperatorRoomsSnapshot) => children.restrictions;
export const selectArticleQueue = ({ children }: OperatorRoomsSnapshot) => children.articleQueue;
export const selectOpening = ({ children }: OperatorRoomsSnapshot) => children.opening;
export const selectCodes = ({ children }: OperatorRoomsSnapshot) => children.codes;
export const selectCompany = ({ children }: OperatorRoomsSnapshot) => children.company;
export const selectStaff = ({ children }: OperatorRoomsSnapshot) => children.staff;
export const selectUnsent = ({ children }: OperatorRoomsSnapshot) => children.notices;
export const selectActs = ({ children }: OperatorRoomsSnapshot) => children.acts;
/** Number of open rows in each queue. */
export const selectCounts = ({ children }: OperatorRoomsSnapshot) => children.counts;
export const selectArticle = ({ children }: OperatorRoomsSnapshot) => children.article;
