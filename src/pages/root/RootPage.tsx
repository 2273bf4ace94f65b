import { page } from '#src/ui/copy/pages/root.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function RootPage() {
  return <ServicePage page={page} />;
}
