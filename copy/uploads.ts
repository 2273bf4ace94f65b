import { signInToUpload } from './sign-in-to-upload.ts';

const MEGABYTE = 1_048_576;

/** Uploaded and pending files of a form. */
export const uploads = {
  rules: 'pdf、图片、Word、Excel、zip，每个不超过 20 MB，最多 10 个',
  visitor: signInToUpload,
  refusedSize: (name: string) => `${name} 超过 20 MB，没有上传；请压缩或拆分后再选`,
  refusedKind: (name: string, kinds: readonly string[]) =>
    `${name} 没有上传：只收 ${kinds.join('、')}；请另存为其中一种后再选`,
  refusedCount: (count: number, most = 10) =>
    most === 1
      ? `只收一份，还有 ${count} 份没有上传；请合成一份后再选`
      : `已满 ${most} 个，还有 ${count} 个没有上传；先移除不用的，或打包成 zip`,
  open: (name: string) => `预览 ${name}（新标签页）`,
  size: (bytes: number) =>
    bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.ceil(bytes / 1024))} KB`,
  pages: (count: number) => `${count} 页`,
} as const;
