import type { PageName } from '#contract/routes.ts';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

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
