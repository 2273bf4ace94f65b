import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The build lays it beside the bundled server; the source reads it where the pages do. */
export const SPRITE_PATH = 'src/ui/placard/placards.svg';
const besideBundle = fileURLToPath(new URL('document-placards.svg', import.meta.url));
const inSource = fileURLToPath(new URL(`../../../${SPRITE_PATH}`, import.meta.url));

/** Lies under one name beside the source and beside the bundle. */
export const MARKS_PATH = 'server/documents/worker/document-marks.svg';
const marksPath = fileURLToPath(new URL('document-marks.svg', import.meta.url));

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

type Sprite = ReadonlyMap<string, readonly SpritePart[]>;

const spriteAt = (path: string): Sprite =>
  new Map([...readFileSync(path, 'utf8').matchAll(SYMBOL)].map(([, id = '', symbol = '']) => [id, partsOf(symbol)]));

let placards: Sprite | null = null;
let marks: Sprite | null = null;

/** The parts of a class label or a mark, drawn on 100 by 100; null where the sprite has none. */
export function spriteParts(drawing: string): readonly SpritePart[] | null {
  placards ??= spriteAt(existsSync(besideBundle) ? besideBundle : inSource);
  return placards.get(`pl-${drawing.replace('.', '-')}`) ?? null;
}

/** The parts of a label or a mark that no page shows, in millimetres from its middle; null where there are none. */
export function markParts(name: string): readonly SpritePart[] | null {
  marks ??= spriteAt(marksPath);
  return marks.get(name) ?? null;
}
