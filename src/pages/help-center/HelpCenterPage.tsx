import { page } from '#src/ui/copy/pages/help-center.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function HelpCenterPage() {
  return <ServicePage page={page} />;
}
