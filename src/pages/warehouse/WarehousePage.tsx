import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/warehouse.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function WarehousePage({ search }: { search?: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
