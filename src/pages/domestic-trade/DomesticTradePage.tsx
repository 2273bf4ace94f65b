import { page } from '#src/ui/copy/pages/domestic-trade.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function DomesticTradePage() {
  return <ServicePage page={page} />;
}
