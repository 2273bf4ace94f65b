import { createActor, fromPromise } from 'xstate';
import type { KeptFile } from '#domain/files/kept-file.ts';
import { pdfPages } from '#domain/files/pdf-pages.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import { blobAddress, freeAddress, saveFile } from '../../browser/files.ts';
import { openBlankTab } from '../../browser/new-tab.ts';
import type { FileAccess, FilePreview } from '../../views/files/FilePreview.tsx';
import { type Directory, servicesOf } from '../wiring/services.ts';
import { holdFiles, uploadedFile } from './uploads.ts';

const PICTURES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};
const PDF = 'application/pdf';

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const typeOf = (name: string) => PICTURES[extensionOf(name)] ?? (extensionOf(name) === 'pdf' ? PDF : null);

let currentDirectory: Directory | undefined;
const previews = new Map<string, ResourceRef<FilePreview>>();
const addresses: string[] = [];

/** Whose files are shown; another person's pictures are let go. */
export function openFilesOf(directory: Directory): void {
  currentDirectory = directory;
  previews.clear();
  for (const address of addresses.splice(0)) freeAddress(address);
}

/** As this browser still has it, or from the server as its owner. */
async function contentOf({ fileId }: KeptFile, signal?: AbortSignal): Promise<Blob | null> {
  const own = uploadedFile(fileId);
  if (own !== undefined) return own;
  if (currentDirectory === undefined) return null;
  const api = await servicesOf(currentDirectory).api();
  let taken: Blob | null = null;
  const onFile = (file: Blob) => {
    taken = file;
  };
  await api.download({ id: fileId }, { quiet: true, onFile, ...(signal ? { signal } : {}) });
  return taken;
}

async function read(file: KeptFile, signal: AbortSignal): Promise<FilePreview> {
  const type = typeOf(file.name);
  if (type === PDF) {
    const own = uploadedFile(file.fileId);
    return { address: null, pages: own === undefined ? null : pdfPages(await own.text()) };
  }
  const content = type === null ? null : await contentOf(file, signal);
  if (content === null || type === null) return { address: null, pages: null };
  const address = blobAddress(new Blob([content], { type }));
  addresses.push(address);
  return { address, pages: null };
}

function preview(file: KeptFile): ResourceRef<FilePreview> {
  const known = previews.get(file.fileId);
  if (known !== undefined) return known;
  const actor = createActor(
    resourceMachine.provide({
      actors: {
        read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ signal }) => ({
          outcome: 'found',
          content: await read(file, signal),
        })),
      },
    }),
    { input: { path: '', query: '' } },
  ).start() as ResourceRef<FilePreview>;
  previews.set(file.fileId, actor);
  return actor;
}

/** In a tab of its own; where the browser blocks that, it is saved. */
async function open(file: KeptFile): Promise<void> {
  const tab = openBlankTab();
  const content = await contentOf(file).catch(() => null);
  if (content === null) tab?.close();
  else {
    const shown = new Blob([content], { type: typeOf(file.name) ?? '' });
    if (tab === null) saveFile(shown, file.name);
    else tab.go(blobAddress(shown));
  }
}

export const fileAccess: FileAccess = {
  hold: holdFiles,
  preview,
  open: (file) => void open(file),
  canOpen: ({ name }) => typeOf(name) !== null,
};
