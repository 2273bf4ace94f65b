import { page } from '#src/ui/copy/pages/business.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function BusinessPage() {
  return (
    <div className="page-wide pt-5 pb-8 md:pt-8">
      <ServicePage page={page} />
    </div>
  );
}
