import { routes } from '#contract/routes.ts';

/** The id of the first record that a list of the site answers with. */
async function firstId(site: string, path: string): Promise<string> {
  const answer = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appcode: 'echem', appdriver: '101' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
  return data.items[0]?.id ?? '';
}

/** A record for each route with a parameter. */
export async function recordIds(site: string): Promise<Readonly<Record<string, string>>> {
  const [newsItem, act, procurement] = await Promise.all(
    ['/api-cms/news/query', '/api-cms/activity/query', '/api-outdoor/procurement/query'].map((path) =>
      firstId(site, path),
    ),
  );
  return { newsItem: newsItem!, act: act!, procurementShare: procurement!, procurementMobile: procurement! };
}

/** Every address of the route table, an optional parameter with and without: a route added later is visited too. */
export const routeAddresses = (ids: Readonly<Record<string, string>>): string[] =>
  routes.flatMap(({ name, path }) => {
    if (path === null) return [];
    const bare = path.replace(/\/:\w+\?$/, '');
    const full = path.replace(/:\w+\??/, () => {
      const id = ids[name];
      if (id === undefined) throw new Error(`no record is known for ${path}`);
      return id;
    });
    return path.endsWith('?') ? [bare, full] : [full];
  });

/** One record on the wide page and on the one for a phone. */
export const isSameRecord = (path: string, other: string | undefined) =>
  path.startsWith('/procurement/mobile/') && other === path.replace('/mobile/', '/share/');
