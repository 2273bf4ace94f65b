import type { PageFiles } from '#contract/page-files.ts';
import type { PageName } from '#contract/routes.ts';

const LIST = '/page-files.json';

const readList = async (): Promise<PageFiles> => {
  const answer = await fetch(LIST, { priority: 'low' });
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return answer.json();
};

/** Puts a file into the browser's store without running it. */
function fetchFile(path: string): void {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    void fetch(path, { priority: 'low' }).catch(() => {});
    return;
  }
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = path;
  document.head.append(link);
}

const requested = () =>
  new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));

let list: Promise<PageFiles> | null = null;
const asked = new Set<string>();

/** Fetches what is still missing of pages, those files first that each begins with, and answers how many bytes that is. */
export async function prefetchFiles(pages: readonly PageName[], atMostBytes: number): Promise<number> {
  list ??= readList();
  const { files, pages: byPage } = await list;
  const known = requested();
  let bytes = 0;
  for (const page of pages)
    for (const index of byPage[page] ?? []) {
      const [path, size] = files[index]!;
      if (known.has(path) || asked.has(path)) continue;
      if (bytes + size > atMostBytes) break;
      bytes += size;
      asked.add(path);
      fetchFile(`/${path}`);
    }
  return bytes;
}
