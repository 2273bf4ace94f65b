import { EnquiryFclPage } from '../../../pages/enquiry-fcl/EnquiryFclPage.tsx';
import { enquiryPage } from './wiring.ts';
import { withDesk } from './with-desk.ts';

export const enquiryFcl = enquiryPage(null, 'enquiryFcl');

export default withDesk(EnquiryFclPage);
