import illustrations from '#src/ui/art/illustrations.svg?no-inline';
import illustrationsText from '#src/ui/art/illustrations.svg?raw';
import laneChart from '#src/ui/art/lane-chart.svg?no-inline';
import laneChartText from '#src/ui/art/lane-chart.svg?raw';
import icons from '#src/ui/icons/icons.svg?no-inline';
import iconsText from '#src/ui/icons/icons.svg?raw';
import placards from '#src/ui/placard/placards.svg?no-inline';
import placardsText from '#src/ui/placard/placards.svg?raw';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;
/** A lone `<use>`, as SpriteImage and SpriteShapes render it. */
const LONE_USE = /(<(?:svg|g) [^>]*>)<use href="([^"]+)"><\/use>(?=<\/(?:svg|g)>)/g;

const shapes = new Map<string, string>(
  [
    [icons, iconsText],
    [placards, placardsText],
    [illustrations, illustrationsText],
    [laneChart, laneChartText],
  ].flatMap(([file = '', text = '']) =>
    [...text.matchAll(SYMBOL)].map(([, id, drawing = '']) => [`${file}#${id}`, drawing] as const),
  ),
);

/** Replaces references to sprites by their shapes, so that icons are painted with the page. */
export const inlineSprites = (body: string): string =>
  body.replace(LONE_USE, (whole, start: string, href: string) => (shapes.has(href) ? start + shapes.get(href) : whole));
