import { UPLOAD_EXTENSIONS } from '#domain/limits.ts';

const types = UPLOAD_EXTENSIONS.join('、');

export const uploadReplies = {
  missing: '请选择要上传的文件',
  oneFile: '一次只能上传一个文件',
  badForm: '上传内容不完整，请重新上传',
  empty: '文件是空的，请重新选择',
  wrongType: `只支持 ${types} 格式的文件`,
  onlyThese: (extensions: readonly string[]) => `只支持 ${extensions.join('、')} 格式的文件`,
  notWhatItSays: (extension: string) => `文件内容不是 ${extension} 格式，请用原软件另存后再上传`,
  damaged: '文件已损坏或无法打开，请检查后重新上传',
  protected: '文件设有密码，请取消密码后再上传',
  tooManyPixels: '图片尺寸过大，请缩小到2400万像素以内再上传',
  tookTooLong: '文件过于复杂，无法在规定时间内检查，请简化或另存后再上传',
  archiveTooLarge: '压缩包解压后过大，请拆分后再上传',
  archiveProtected: '压缩包设有密码，请取消密码后再上传',
  nestedArchive: '压缩包里还有查看不了的压缩包，请先解压，再把文件打成一个 zip 上传',
  executable: '文件里带有可执行程序，请去掉后再上传',
  macro: '文件里带有宏，请另存为不含宏的格式（docx、xlsx 或 PDF）后再上传',
  activeContent: 'PDF 里带有脚本或附件，请用“打印成 PDF”另存一份后再上传',
  infected: '文件没有通过病毒检查，没有保存。请换一份干净的文件',
  scanUnavailable: '暂时无法检查病毒，文件没有保存，请稍后再上传一次',
  dayFull: (most: number) => `今天上传的文件已达${most}个，请明天再试`,
  roomFull: '上传的文件已达总容量，请联系客服',
  busy: '同时上传的文件过多，请稍后再试',
  notDrawn: '这个文件画不成图，请另开原件查看',
  unknown: '未找到该文件',
  elsewhere: '文件保存在另一台服务器上，这里读不到，请稍后重试；仍不行请重新上传或联系客服',
  fallbackName: '文件',
} as const;
