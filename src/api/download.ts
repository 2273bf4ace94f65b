import { parse } from 'content-disposition';
import { safeFileName } from '#domain/file-name.ts';
import { shownTypeOf } from '#domain/files/shown-type.ts';
import type { FilePorts, PreviewTab } from './ports.ts';

export interface Downloaded {
  fileName: string;
  size: number;
}

function nameIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  try {
    return parse(header).parameters.filename;
  } catch {
    return undefined;
  }
}

/** The server sends a stored file under this type: its name says what it is. */
const UNNAMED = 'application/octet-stream';

interface Wanted {
  preview?: boolean | undefined;
  tab?: PreviewTab | null | undefined;
  onFile?: ((file: Blob, fileName: string) => void) | undefined;
}

/** Hands a file to `onFile`; else saves it under the server's name, or opens the PDF or picture of a preview. */
export function deliver(
  file: Blob,
  header: (name: string) => string | undefined,
  { preview, tab, onFile }: Wanted,
  files: FilePorts,
): Downloaded {
  const fileName = safeFileName(nameIn(header('content-disposition')));
  const type = (header('content-type') ?? file.type).split(';')[0]!.trim().toLowerCase();
  const shownType = shownTypeOf(fileName);
  const isShown = preview && shownType !== null && (type === shownType || type === UNNAMED);
  if (onFile !== undefined) onFile(new Blob([file], { type }), fileName);
  else if (isShown) files.open(new Blob([file], { type: shownType }), fileName, tab);
  else {
    tab?.close();
    files.save(file, fileName);
  }
  return { fileName, size: file.size };
}
