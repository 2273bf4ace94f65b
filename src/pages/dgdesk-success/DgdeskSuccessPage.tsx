import { page } from '#src/ui/copy/pages/dgdesk-success.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function DgdeskSuccessPage() {
  return <ServicePage page={page} />;
}
