import type { ReactNode } from 'react';
import { page } from '#src/ui/copy/pages/rail-way-index.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function RailWayIndexPage({ search }: { search: ReactNode }) {
  return <ServicePage page={page}>{search}</ServicePage>;
}
