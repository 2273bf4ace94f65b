import { PDFiumLibrary } from '@hyzyla/pdfium';

/** How wide and high each picture on the first page of a PDF is, as it is kept there. */
export async function pdfPictures(bytes: Uint8Array): Promise<{ width: number; height: number }[]> {
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(bytes);
    try {
      const pictures = [...file.getPage(0).objects()].filter((one) => one.type === 'image');
      const read = await Promise.all(pictures.map((one) => one.getImageDataRaw()));
      return read.map(({ width, height }) => ({ width, height }));
    } finally {
      file.destroy();
    }
  } finally {
    library.destroy();
  }
}

/** How wide and high each page of a PDF is, in points. */
export async function pdfPageSizes(bytes: Uint8Array): Promise<{ width: number; height: number }[]> {
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(bytes);
    try {
      return [...file.pages()].map((page) => {
        const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
        return { width, height };
      });
    } finally {
      file.destroy();
    }
  } finally {
    library.destroy();
  }
}

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
