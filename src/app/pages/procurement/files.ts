import { toFailure } from '#domain/failure.ts';
import type { Api } from '../../../api/index.ts';
import { openFile } from '../../../browser/files.ts';
import { apiOf, type Directory, servicesOf } from '../../wiring/services.ts';

type Download = (api: Api, onFile: (file: Blob) => void) => Promise<unknown>;

/** Shows a file in a tab of its own; where there is none, says why. */
async function show(system: Directory, name: string, download: Download): Promise<void> {
  try {
    await download(await apiOf(system), (file) => openFile(file, name));
  } catch (error) {
    servicesOf(system).showToast('danger', toFailure(error).message);
  }
}

/** What the page of a post opens. */
export const postFilesOf = (system: Directory) => ({
  openCertificate: (id: string, lineNo: number) =>
    void show(system, `COA-${lineNo}.pdf`, (api, onFile) =>
      api.batchCertificate({ id, lineNo: String(lineNo) }, { quiet: true, onFile }),
    ),
  openFile: (id: string, { fileId, name }: { fileId: string; name: string }) =>
    void show(system, name, (api, onFile) => api.postFile({ id, fileId }, { quiet: true, onFile })),
});
