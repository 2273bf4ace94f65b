import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/tank-index.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function TankIndexPage({ search }: { search: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
