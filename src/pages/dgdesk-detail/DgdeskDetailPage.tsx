import { page } from '#src/ui/copy/pages/dgdesk-detail.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function DgdeskDetailPage() {
  return <ServicePage page={page} />;
}
