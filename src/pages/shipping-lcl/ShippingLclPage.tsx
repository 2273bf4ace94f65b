import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/shipping-lcl.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingLclPage({ search }: { search: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
