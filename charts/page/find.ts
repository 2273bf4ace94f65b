import { charts } from '#copy/charts.ts';
import { markOnly, partsOf } from './elements.ts';

/** Marks what a typed word occurs in; Enter goes from one find to the next. */
export function findIn(root: HTMLElement, show: (id: string) => void) {
  const field = root.querySelector<HTMLInputElement>('.search input');
  const count = root.querySelector('.search output');
  if (field === null || count === null) return;
  let found: string[] = [];
  let at = -1;

  const find = () => {
    const wanted = field.value.trim().toLowerCase();
    const items = [...root.querySelectorAll<HTMLElement>('.list [data-item]')];
    found =
      wanted === ''
        ? []
        : items.filter((item) => ownWords(item).includes(wanted)).map(({ dataset }) => dataset.item ?? '');
    at = -1;
    markOnly(
      root,
      'data-found',
      found.flatMap((id) => partsOf(root, id)),
    );
    count.textContent = wanted === '' ? '' : charts.searchCount(found.length);
  };
  field.addEventListener('input', find);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      field.value = '';
      find();
    }
    if (key !== 'Enter' || found.length === 0) return;
    at = (at + 1) % found.length;
    show(found[at] ?? '');
  });
  // Text typed before the script had loaded.
  if (field.value !== '') find();
}

/** The words of an item without those of the transitions that stand in it, and the names the picture does not show. */
function ownWords(item: HTMLElement): string {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const inner of copy.querySelectorAll('[data-item]')) inner.remove();
  return `${copy.textContent} ${item.dataset.item}`.toLowerCase();
}
