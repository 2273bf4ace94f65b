import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { PageName } from '#contract/routes.ts';
import { brand } from '#copy/brand.ts';
import { homeHead } from '#copy/home/page.ts';
import type { PageWords } from './page-words.ts';
import type { Subject } from './subject.ts';

const SERVICES: ReadonlySet<PageName> = new Set([
  'shippingFcl',
  'shippingLcl',
  'airLift',
  'domesticTrade',
  'lcl',
  'tankIndex',
  'fluidBag',
  'warehouse',
  'warehouseing',
  'dgdesk',
  'railWayIndex',
]);

interface Described {
  name: PageName;
  words: PageWords;
  subject: Subject;
  address: string;
  origin: string;
  site: Pick<EmbeddedSite, 'address' | 'brand'>;
}

/** JSON-LD for search engines; null for pages without any. */
export function linkedData({ name, words, subject, address, origin, site }: Described): object | null {
  const organisation = {
    '@type': 'Organization',
    name: site.brand.company || brand.name,
    ...(brand.latinName === '' ? {} : { alternateName: brand.latinName }),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(site.address === '' ? {} : { address: site.address }),
  };
  const inContext = (thing: object) => ({ '@context': 'https://schema.org', ...thing });
  if (name === 'home')
    return inContext({
      '@graph': [
        organisation,
        {
          '@type': 'WebSite',
          name: brand.name,
          url: `${origin}/`,
          description: homeHead.description,
          inLanguage: 'zh-CN',
        },
      ],
    });
  if (subject.kind === 'news')
    return inContext({
      '@type': 'NewsArticle',
      headline: subject.title,
      description: subject.summary,
      datePublished: subject.publishedAt.toISOString(),
      image: `${origin}/share.png`,
      mainEntityOfPage: address,
      publisher: organisation,
    });
  if (SERVICES.has(name))
    return inContext({
      '@graph': [
        { '@type': 'Service', name: words.title, description: words.description, url: address, provider: organisation },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}/` },
            { '@type': 'ListItem', position: 2, name: words.title, item: address },
          ],
        },
      ],
    });
  return null;
}
