import { page } from '#src/ui/copy/pages/dgdesk.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function DgdeskPage() {
  return <ServicePage page={page} />;
}
