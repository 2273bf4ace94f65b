import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/air-lift-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function AirLiftOrderPage({ search }: { search?: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
