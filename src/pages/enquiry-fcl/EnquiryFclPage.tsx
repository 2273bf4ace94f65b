import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/enquiry-fcl.ts';
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx';

export const EnquiryFclPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} isFormFirst />;
