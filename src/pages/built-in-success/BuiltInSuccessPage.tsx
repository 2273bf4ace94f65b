import { page } from '#src/ui/copy/pages/built-in-success.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function BuiltInSuccessPage() {
  return <ServicePage page={page} />;
}
