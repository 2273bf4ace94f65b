import { page } from '#src/ui/copy/pages/domestic-trade-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function DomesticTradeOrderPage() {
  return <ServicePage page={page} />;
}
