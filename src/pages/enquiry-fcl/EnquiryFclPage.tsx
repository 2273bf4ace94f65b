import { page } from '#src/ui/copy/pages/enquiry-fcl.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function EnquiryFclPage() {
  return <ServicePage page={page} />;
}
