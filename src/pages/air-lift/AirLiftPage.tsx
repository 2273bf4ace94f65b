import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/air-lift.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function AirLiftPage({ search }: { search: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
