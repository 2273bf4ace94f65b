import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { KeywordSearch } from '#src/features/page-parts/views/Filters.tsx';
import { Link, type LinkProps } from '#src/ui/parts/Link.tsx';

const before = location.href;
const opened = vi.fn<(to: string) => void>();
const hook = (): [string, typeof opened] => ['/', opened];
let root: Root;
let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  opened.mockClear();
});

afterEach(() => {
  root.unmount();
  element.remove();
  history.replaceState(null, '', before);
});

/** Path given to the router, and whether the browser follows the link instead. */
async function click(props: LinkProps, init: MouseEventInit = {}) {
  root.render(
    <Router hook={hook}>
      <Link {...props}>
        <span>go</span>
      </Link>
    </Router>,
  );
  await expect.poll(() => element.querySelector('span')).not.toBeNull();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isLeft = false;
  const stay = (late: Event) => {
    isLeft = !late.defaultPrevented;
    late.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  element.querySelector('span')?.dispatchEvent(event);
  return { opened: opened.mock.calls.map(([to]) => to), isLeft };
}

describe('[4.26] a link', () => {
  test.each(['/news', '/news?page=2', '?redirect=order'])('to %s is followed within the site', async (href) => {
    expect(await click({ href })).toEqual({ opened: [href], isLeft: false });
    expect(element.querySelector('a')?.getAttribute('href')).toBe(href);
  });

  test.each<[string, LinkProps, MouseEventInit]>([
    ['held with Control', { href: '/control' }, { ctrlKey: true }],
    ['held with Command', { href: '/command' }, { metaKey: true }],
    ['held with Shift', { href: '/shift' }, { shiftKey: true }],
    ['held with Alt', { href: '/alt' }, { altKey: true }],
    ['by the middle button', { href: '/middle' }, { button: 1 }],
    ['into another tab', { href: '/tab', target: '_blank' }, {}],
    ['to a file', { href: '/file', download: 'file' }, {}],
    ['within the page', { href: '#content' }, {}],
    ['to a phone', { href: 'tel:119' }, {}],
    ['to another site', { href: 'https://example.com/' }, {}],
    ['to another site in short', { href: '//example.com/' }, {}],
  ])("%s is the browser's", async (_, props, init) => {
    expect(await click(props, init)).toEqual({ opened: [], isLeft: true });
  });

  test('whose own handler takes the click is not followed', async () => {
    expect(await click({ href: '/news', onClick: (event) => event.preventDefault() })).toMatchObject({ opened: [] });
  });
});

describe('[4.26] a form that only asks', () => {
  const submit = async (action: string, keyword: string, kept = {}) => {
    root.render(
      <Router hook={hook}>
        <KeywordSearch action={action} label="label" button="find" keyword={keyword} kept={kept} />
      </Router>,
    );
    await expect.poll(() => element.querySelector('form')).not.toBeNull();
    element.querySelector('form')?.requestSubmit();
    return opened.mock.calls;
  };

  test('opens its address with what is typed, without the spaces around it', async () => {
    expect(await submit('/news', '  acid ', { sort: 'new' })).toEqual([['/news?sort=new&keyword=acid', undefined]]);
  });

  test('opens its address alone when nothing is typed', async () => {
    history.replaceState(null, '', '/news?keyword=old');
    expect(await submit('', ' ')).toEqual([['/news', undefined]]);
  });
});
