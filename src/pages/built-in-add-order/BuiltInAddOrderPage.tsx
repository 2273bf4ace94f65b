import { page } from '#src/ui/copy/pages/built-in-add-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function BuiltInAddOrderPage() {
  return <ServicePage page={page} />;
}
