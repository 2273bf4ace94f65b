import type { Api } from '../../../api/index.ts';
import { typeOf } from '../../../browser/file-types.ts';
import { openFile } from '../../../browser/files.ts';
import { apiOf, type Directory } from '../../wiring/services.ts';

type Download = (api: Api, onFile: (file: Blob, fileName: string) => void) => Promise<unknown>;

/** Shows a file in a tab of its own; the client shows why where it fails. */
const show = (system: Directory, download: Download): Promise<unknown> =>
  apiOf(system)
    .then((api) =>
      download(api, (file, fileName) => openFile(new Blob([file], { type: typeOf(fileName) ?? '' }), fileName)),
    )
    .catch(() => undefined);

/** What the page of a post opens. */
export const postFilesOf = (system: Directory) => ({
  openCertificate: (id: string, lineNo: number) =>
    void show(system, (api, onFile) => api.batchCertificate({ id, lineNo: String(lineNo) }, { onFile })),
  openQuoted: ({ id, quoteNo, lineNo }: { id: string; quoteNo: string; lineNo: number }) =>
    void show(system, (api, onFile) => api.quoteCertificate({ id, quoteNo, lineNo: String(lineNo) }, { onFile })),
  openFile: (id: string, { fileId }: { fileId: string }) =>
    void show(system, (api, onFile) => api.postFile({ id, fileId }, { onFile })),
});
