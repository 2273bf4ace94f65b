import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The words of each page of a PDF, as a reader would copy them. */
export async function pdfPagesText(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(bytes);
    try {
      return [...file.pages()].map((page) => page.getText());
    } finally {
      file.destroy();
    }
  } finally {
    library.destroy();
  }
}

/** Without what a line's end or a column's edge does to it. */
export const withoutBlanks = (text: string): string => text.replaceAll(/[\s\ufffe]+/gu, '');

export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  withoutBlanks((await pdfPagesText(bytes)).join(''));
