import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function RailWayAddOrderPage({ search }: { search?: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
