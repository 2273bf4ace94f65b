import { parse } from 'content-disposition';
import { safeFileName } from '#domain/file-name.ts';
import type { FilePorts } from './ports.ts';

export interface Downloaded {
  fileName: string;
  size: number;
}

const PDF = 'application/pdf';

function nameIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  try {
    return parse(header).parameters.filename;
  } catch {
    return undefined;
  }
}

interface Wanted {
  preview?: boolean | undefined;
  onFile?: ((file: Blob, fileName: string) => void) | undefined;
}

/** Hands a file to `onFile`; else saves it under the server's name, or opens a PDF to be previewed. */
export function deliver(
  file: Blob,
  header: (name: string) => string | undefined,
  { preview, onFile }: Wanted,
  files: FilePorts,
): Downloaded {
  const fileName = safeFileName(nameIn(header('content-disposition')));
  const type = (header('content-type') ?? file.type).split(';')[0]!.trim().toLowerCase();
  if (onFile !== undefined) onFile(new Blob([file], { type }), fileName);
  else if (preview && type === PDF) files.open(new Blob([file], { type: PDF }), fileName);
  else files.save(file, fileName);
  return { fileName, size: file.size };
}
