import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/warehouseing.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function WarehouseingPage({ search }: { search: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
