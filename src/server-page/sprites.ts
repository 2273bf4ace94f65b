import illustrations from '#src/ui/art/illustrations.svg?no-inline';
import illustrationsText from '#src/ui/art/illustrations.svg?raw';
import icons from '#src/ui/icons/icons.svg?no-inline';
import iconsText from '#src/ui/icons/icons.svg?raw';
import placards from '#src/ui/placard/placards.svg?no-inline';
import placardsText from '#src/ui/placard/placards.svg?raw';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;
/** What SpriteImage draws with; a `use` beside something else stays. */
const LONE_USE = /(<svg [^>]*>)<use href="([^"]+)"><\/use>(?=<\/svg>)/g;

const shapes = new Map<string, string>(
  [
    [icons, iconsText],
    [placards, placardsText],
    [illustrations, illustrationsText],
  ].flatMap(([file = '', text = '']) =>
    [...text.matchAll(SYMBOL)].map(([, id, drawing = '']) => [`${file}#${id}`, drawing] as const),
  ),
);

/** The page with the shapes of its drawings in it. */
export const withShapes = (body: string): string =>
  body.replace(LONE_USE, (whole, svg: string, href: string) => {
    const drawing = shapes.get(href);
    return drawing === undefined ? whole : svg + drawing;
  });
