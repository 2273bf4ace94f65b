import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { FileRefused } from '../job.ts';
import type { Pixels } from './pictures.ts';
import { limitMemory } from './wasm-memory.ts';

/** Codes are searched only on the first pages. */
const PAGES_AT_MOST = 5;
/** Page limit for text; no safety data sheet is longer. */
const TEXT_PAGES_AT_MOST = 40;
const TEXT_ENOUGH_MS = 3_000;
const LONGEST_SIDE = 2_400;

/** 512 MB: larger documents fail by themselves instead of exhausting the machine's memory. */
const MEMORY_PAGES = 8_192;

let library: Promise<PDFiumLibrary> | null = null;

function loadLibrary(): Promise<PDFiumLibrary> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return PDFiumLibrary.init({ wasmBinary: limitMemory(readFileSync(path), MEMORY_PAGES).buffer });
}

/** A crashed library is not reused; its memory is discarded with it. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error && error.name === 'RuntimeError')) return false;
  library = null;
  return true;
}

async function openDocument(bytes: Uint8Array) {
  library ??= loadLibrary();
  const loaded = await library;
  try {
    return await loaded.loadDocument(bytes);
  } catch (error) {
    if (isBroken(error)) throw new FileRefused('DAMAGED');
    const isProtected = error instanceof Error && /password|security/i.test(error.message);
    throw new FileRefused(isProtected ? 'PROTECTED' : 'DAMAGED');
  }
}

/** Refuses a document that cannot be opened. */
export async function requireReadable(bytes: Uint8Array): Promise<void> {
  const document = await openDocument(bytes);
  const pages = document.getPageCount();
  document.destroy();
  if (pages < 1) throw new FileRefused('DAMAGED');
}

interface Drawing {
  longestSide: number;
  /** Renders nothing when the document has more pages; by default only the first pages. */
  wholeUpTo?: number;
}

/** Yields the first pages as RGB pixels. */
export async function* pagesOf(
  bytes: Uint8Array,
  { longestSide, wholeUpTo }: Drawing = { longestSide: LONGEST_SIDE },
): AsyncGenerator<Pixels> {
  const document = await openDocument(bytes);
  let isWhole = true;
  try {
    if (wholeUpTo !== undefined && document.getPageCount() > wholeUpTo) throw new FileRefused('TOO_MANY_PIXELS');
    const count = Math.min(document.getPageCount(), wholeUpTo ?? PAGES_AT_MOST);
    for (let index = 0; index < count; index += 1) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = longestSide / Math.max(originalWidth, originalHeight, 1);
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      yield { data: new Uint8ClampedArray(data), width, height };
    }
  } catch (error) {
    isWhole = !isBroken(error);
    throw isWhole ? error : new FileRefused('DAMAGED');
  } finally {
    if (isWhole) document.destroy();
  }
}

/** Reads a document's text page by page; a scan has none. */
export async function readText(bytes: Uint8Array): Promise<string[]> {
  const document = await openDocument(bytes);
  const started = performance.now();
  const texts: string[] = [];
  let isWhole = true;
  try {
    const count = Math.min(document.getPageCount(), TEXT_PAGES_AT_MOST);
    for (let index = 0; index < count && performance.now() - started < TEXT_ENOUGH_MS; index += 1)
      texts.push(document.getPage(index).getText());
    return texts;
  } catch (error) {
    isWhole = !isBroken(error);
    throw isWhole ? error : new FileRefused('DAMAGED');
  } finally {
    if (isWhole) document.destroy();
  }
}
