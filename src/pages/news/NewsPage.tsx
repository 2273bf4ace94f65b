import { page } from '#src/ui/copy/pages/news.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function NewsPage() {
  return <ServicePage page={page} />;
}
