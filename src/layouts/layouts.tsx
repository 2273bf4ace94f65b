import type { PageName } from '#contract/routes.ts';
import sprite from '#src/ui/art/depths.svg?no-inline';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import type { Layout, Layouts } from './layout.ts';

/** Depth contours behind the head of a page, ending above its text; the home page has its own chart. */
export function Contours({ page }: { page: PageName | null }) {
  return page === 'home' ? null : (
    <div className="head-ground">
      <svg className="depths" aria-hidden="true">
        <use href={`${sprite}#depths`} />
      </svg>
    </div>
  );
}

/** Campaigns: often opened from a message, so phones show neither header nor footer. */
export const activity: Layout = {
  header: 'bare',
  hidesFrameOnPhones: true,
  content: 'mx-auto w-full max-w-[1280px] px-(--gut) pt-4 pb-8',
  Ground: Contours,
};

/** Header, content and footer: search and comparison pages, wide enough for a price table. */
export const basic: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1680px] px-(--gut) pt-4 pb-8 has-[.search-asked]:pt-2',
  Ground: Contours,
};

/** Text at reading width: information and error pages. */
export const defaultLayout: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1280px] px-(--gut) pt-4 pb-8',
};

const pictures: Partial<Record<PageName, IllustrationName>> = {
  lcl: 'drum',
  tankIndex: 'tank',
  fluidBag: 'flexitank',
  builtIn: 'ibc',
  warehouse: 'warehouse',
  warehouseing: 'warehouse',
  dgdesk: 'ibc',
};

/** Illustration beside the heading, on wide screens with a visible heading only. */
function PictureGround({ page }: { page: PageName | null }) {
  const picture = page === null ? undefined : pictures[page];
  return (
    <>
      <Contours page={page} />
      {picture === undefined ? null : (
        <div className="pointer-events-none absolute inset-x-0 top-0 mx-auto hidden w-full max-w-[1680px] justify-end px-(--gut) pt-3 has-[+main_h1.sr-only]:hidden lg:flex">
          <Illustration name={picture} className="w-30" />
        </div>
      )}
    </>
  );
}

/** Service pages: an illustration in the head, with chart lines behind it. */
export const imageHeader: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1680px] px-(--gut) pt-2 pb-8 lg:pt-5 has-[.search-asked]:pt-2 picture-room',
  Ground: PictureGround,
};

/** Index pages: the chart behind the head; the page sets the width of each section. */
export const largePage: Layout = {
  header: 'full',
  content: 'w-full',
  Ground: Contours,
};

/** Forms and their results, without a card. */
export const white: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1280px] bg-surface px-(--gut) pt-4 pb-8 min-[82rem]:border-line min-[82rem]:border-x',
};

/** Shared links on phones: one column with the logo. */
export const whiteMobile: Layout = {
  header: 'bare',
  content: 'mx-auto w-full max-w-[720px] bg-surface px-2 pt-3 pb-8 md:border-line md:border-x md:px-3',
};

export const layouts: Layouts = {
  activity,
  basic,
  default: defaultLayout,
  'image-header': imageHeader,
  'large-page': largePage,
  rail: basic,
  white,
  'white-mobile': whiteMobile,
};
