import { PDFiumLibrary } from '@hyzyla/pdfium';
import { FileRefused } from '../job.ts';
import type { Pixels } from './pictures.ts';

/** A code is looked for on the first pages alone. */
const PAGES_AT_MOST = 5;
const LONGEST_SIDE = 2_400;

let library: Promise<PDFiumLibrary> | null = null;

async function openDocument(bytes: Uint8Array) {
  library ??= PDFiumLibrary.init();
  const loaded = await library;
  try {
    return await loaded.loadDocument(bytes);
  } catch (error) {
    const isProtected = error instanceof Error && /password|security/i.test(error.message);
    throw new FileRefused(isProtected ? 'PROTECTED' : 'DAMAGED');
  }
}

/** A document that no reader opens is not kept. */
export async function requireReadable(bytes: Uint8Array): Promise<void> {
  const document = await openDocument(bytes);
  const pages = document.getPageCount();
  document.destroy();
  if (pages < 1) throw new FileRefused('DAMAGED');
}

/** Blue and red are the wrong way round, which no code minds. */
export async function* pagesOf(bytes: Uint8Array): AsyncGenerator<Pixels> {
  const document = await openDocument(bytes);
  try {
    const count = Math.min(document.getPageCount(), PAGES_AT_MOST);
    for (let index = 0; index < count; index += 1) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = LONGEST_SIDE / Math.max(originalWidth, originalHeight, 1);
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      yield { data: new Uint8ClampedArray(data), width, height };
    }
  } finally {
    document.destroy();
  }
}
