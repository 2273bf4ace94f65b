import { toFailure } from '#domain/failure.ts';
import type { Api } from '../../../api/index.ts';
import { typeOf } from '../../../browser/file-types.ts';
import { openFile } from '../../../browser/files.ts';
import { apiOf, type Directory, servicesOf } from '../../wiring/services.ts';

type Download = (api: Api, onFile: (file: Blob, fileName: string) => void) => Promise<unknown>;

/** Shows a file in a tab of its own; where there is none, says why. */
async function show(system: Directory, download: Download): Promise<void> {
  try {
    await download(await apiOf(system), (file, fileName) =>
      openFile(new Blob([file], { type: typeOf(fileName) ?? '' }), fileName),
    );
  } catch (error) {
    servicesOf(system).showToast('danger', toFailure(error).message);
  }
}

/** What the page of a post opens. */
export const postFilesOf = (system: Directory) => ({
  openCertificate: (id: string, lineNo: number) =>
    void show(system, (api, onFile) => api.batchCertificate({ id, lineNo: String(lineNo) }, { quiet: true, onFile })),
  openQuoted: ({ id, quoteNo, lineNo }: { id: string; quoteNo: string; lineNo: number }) =>
    void show(system, (api, onFile) =>
      api.quoteCertificate({ id, quoteNo, lineNo: String(lineNo) }, { quiet: true, onFile }),
    ),
  openFile: (id: string, { fileId }: { fileId: string }) =>
    void show(system, (api, onFile) => api.postFile({ id, fileId }, { quiet: true, onFile })),
});
