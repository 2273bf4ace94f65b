import { setup } from 'xstate';
import { pdfPages } from '#domain/files/pdf-pages.ts';
import { PDF, shownTypeOf } from '#domain/files/shown-type.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { type ResourceRef, selectContent } from '#machines/resource/index.ts';
import type { Api } from '#src/api/index.ts';
import { ownerOf } from '#src/app/owner.ts';
import { apiOf, type Directory } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { blobAddress, freeAddress, openFile } from '#src/browser/files.ts';
import { holdFiles, sentFile } from '#src/browser/held-files.ts';
import { openBlankTab } from '#src/browser/new-tab.ts';
import { childOf, type OnDemandRef, onDemand } from '#src/features/page-parts/on-demand.ts';
import { wireResource } from '#src/features/search/read-port.ts';
import type { FileAccess, FilePreview } from './views/FilePreview.tsx';

/** As this browser still has it, or from the server as its owner. */
async function contentOf(api: Api, { fileId }: StoredFile, signal: AbortSignal): Promise<Blob | null> {
  const own = sentFile(fileId);
  if (own !== undefined) return own;
  let taken: Blob | null = null;
  const onFile = (file: Blob) => {
    taken = file;
  };
  await api.download({ id: fileId }, { onFile, signal, silent: true });
  return taken;
}

async function read(api: Api, file: StoredFile, signal: AbortSignal): Promise<FilePreview> {
  const type = shownTypeOf(file.name);
  if (type === PDF) {
    const own = sentFile(file.fileId);
    return { address: null, pages: own === undefined ? null : pdfPages(await own.text()) };
  }
  const content = type === null ? null : await contentOf(api, file, signal);
  if (content === null || type === null) return { address: null, pages: null };
  return { address: blobAddress(new Blob([content], { type })), pages: null };
}

type PreviewRef = ResourceRef<FilePreview>;
export type FilesRef = OnDemandRef<StoredFile, PreviewRef>;

function free(preview: PreviewRef) {
  const { address } = (selectContent(preview.getSnapshot()) as FilePreview | null) ?? {};
  if (address) freeAddress(address);
}

/** The pictures of a page's files, of each person their own. */
export const files = onDemand({
  logicOf: (file: StoredFile) =>
    wireResource(async (api, _, signal) => ({ outcome: 'found', content: await read(api, file, signal) })),
  inputOf: () => ({ path: '', query: '' }),
  clear: free,
});

/** In a tab of its own; where the browser blocks that, it is saved. */
async function open(system: Directory, { fileId, name }: StoredFile): Promise<void> {
  const tab = openBlankTab();
  const own = sentFile(fileId);
  if (own !== undefined) return openFile(new Blob([own], { type: shownTypeOf(name) ?? '' }), name, tab);
  try {
    await (await apiOf(system)).download({ id: fileId }, { preview: true, tab });
  } catch {
    tab?.close();
  }
}

export const fileAccessOf = (pictures: FilesRef): FileAccess => ({
  hold: holdFiles,
  preview: (file) => childOf(pictures, `${ownerOf(sessionOf(pictures.system))} ${file.fileId}`, file),
  open: (file) => void open(pictures.system, file),
  canOpen: ({ name }) => shownTypeOf(name) !== null,
});

/** File previews and their access functions, for pages that load both after sign-in. */
export const filesWithAccess = setup({
  types: { context: {} as { access: FileAccess } },
  actors: { files },
}).createMachine({
  context: ({ spawn }) => ({ access: fileAccessOf(spawn('files', { id: 'files', input: null })) }),
});

/** For who has no account to read files by: what this browser sent is shown, anything else is its name. */
export function ownBrowsersAccess(pictures: FilesRef): FileAccess {
  const access = fileAccessOf(pictures);
  const isHere = ({ fileId }: StoredFile) => sentFile(fileId) !== undefined;
  return {
    ...access,
    preview: (file) => access.preview(isHere(file) ? file : { ...file, name: '' }),
    canOpen: (file) => isHere(file) && access.canOpen(file),
  };
}
