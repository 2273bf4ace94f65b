/** The pages of the rooms, but for an order's own: they come in one request. */
export { AccountPage } from '../../pages/user-centre/AccountPage.tsx';
export { ContractsPage } from '../../pages/user-centre/ContractsPage.tsx';
export { EnquiriesPage } from '../../pages/user-centre/EnquiriesPage.tsx';
export { EnquiryPage } from '../../pages/user-centre/EnquiryPage.tsx';
export { HoneywellPage } from '../../pages/user-centre/HoneywellPage.tsx';
export { InvoicesPage } from '../../pages/user-centre/InvoicesPage.tsx';
export { MembersPage } from '../../pages/user-centre/MembersPage.tsx';
export { OrdersPage } from '../../pages/user-centre/OrdersPage.tsx';
export { VehiclePage } from '../../pages/user-centre/VehiclePage.tsx';
export { VerificationPage } from '../../pages/user-centre/VerificationPage.tsx';
export { WorkplacePage } from '../../pages/user-centre/WorkplacePage.tsx';
