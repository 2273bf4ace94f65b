import { page } from '#src/ui/copy/pages/news-item.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function NewsItemPage() {
  return <ServicePage page={page} />;
}
