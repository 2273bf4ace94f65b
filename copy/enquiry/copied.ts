/** The number of an enquiry, copied. */
export const enquiryCopied = { copied: '已复制', copyFailed: '没有复制成功，请手动选择单号' } as const;
