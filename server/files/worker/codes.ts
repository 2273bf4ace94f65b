import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { pagesOf } from './documents.ts';
import { type Pixels, pixelsOf } from './pictures.ts';

let isReady = false;

/** Loads the decoder's WebAssembly from its package, without a network request. */
function prepare(): void {
  if (isReady) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  isReady = true;
}

async function textsIn({ data, width, height }: Pixels): Promise<string[]> {
  prepare();
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
    maxNumberOfSymbols: 8,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** After this time no further page is read; the codes found so far are returned. */
const ENOUGH_MS = 3_000;

/** Reads the 2D codes of a picture or of a document's first pages. */
export async function readCodes(path: string, mediaType: string): Promise<string[]> {
  const bytes = await readFile(path);
  if (mediaType !== 'application/pdf') return textsIn(await pixelsOf(bytes));
  const texts: string[] = [];
  const started = performance.now();
  for await (const page of pagesOf(bytes)) {
    texts.push(...(await textsIn(page)));
    if (performance.now() - started > ENOUGH_MS) break;
  }
  return texts;
}
