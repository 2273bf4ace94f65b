import type { Api } from '#src/api/index.ts';
import { apiOf, type Directory } from '#src/app/services.ts';

/** Shows a PDF or a picture in a tab of its own; the client shows why where that fails. */
const show = (system: Directory, download: (api: Api) => Promise<unknown>): Promise<unknown> =>
  apiOf(system)
    .then(download)
    .catch(() => undefined);

const asPreview = { preview: true } as const;

/** Opens the files of a post. */
export const postFilesOf = (system: Directory) => ({
  openCertificate: (id: string, lineNo: number) =>
    void show(system, (api) => api.batchCertificate({ id, lineNo: String(lineNo) }, asPreview)),
  openQuoted: ({ id, quoteNo, lineNo }: { id: string; quoteNo: string; lineNo: number }) =>
    void show(system, (api) => api.quoteCertificate({ id, quoteNo, lineNo: String(lineNo) }, asPreview)),
  openFile: (id: string, { fileId }: { fileId: string }) =>
    void show(system, (api) => api.postFile({ id, fileId }, asPreview)),
});
