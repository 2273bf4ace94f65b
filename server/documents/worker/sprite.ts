import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The build lays it beside the bundled server; the source reads it where the pages do. */
export const SPRITE_PATH = 'src/ui/placard/placards.svg';
const besideBundle = fileURLToPath(new URL('document-placards.svg', import.meta.url));
const inSource = fileURLToPath(new URL(`../../../${SPRITE_PATH}`, import.meta.url));

export interface SpritePart {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gsu;
const PART = /<(path|text)\s([^>]*?)\/?>(?:([^<]*)<\/text>)?/gu;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/gu;

const partsOf = (symbol: string): SpritePart[] =>
  [...symbol.matchAll(PART)].map(([, name = '', attributes = '', text = '']) => ({
    name,
    attributes: Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
    text,
  }));

let sprite: ReadonlyMap<string, readonly SpritePart[]> | null = null;

/** The parts of a class label or a mark, drawn on 100 by 100; null where the sprite has none. */
export function spriteParts(drawing: string): readonly SpritePart[] | null {
  if (sprite === null) {
    const svg = readFileSync(existsSync(besideBundle) ? besideBundle : inSource, 'utf8');
    sprite = new Map([...svg.matchAll(SYMBOL)].map(([, id = '', symbol = '']) => [id, partsOf(symbol)]));
  }
  return sprite.get(`pl-${drawing.replace('.', '-')}`) ?? null;
}
