import type { HandInError } from '#domain/orders/hand-in.ts';

/** The words of handing in the papers of an order. */
export const orderPapers = {
  upload: '上传',
  replace: '更换',
  again: '重新上传',
  title: (name: string) => `提交${name}`,
  files: '文件',
  fileRules: (kinds: readonly string[], most: number) => `${kinds.join('、')}，每个不超过 20 MB，最多 ${most} 个`,
  setHelp: '合同、发票、装箱单与报关委托书可以分开上传，也可以打包成 zip',
  days: {
    SAILING: '有效期至',
    PACKING: '有效期至',
    REVISION: '编制或修订日期',
  },
  /** Help texts before and after the day. */
  dayHelp: {
    SAILING: ['须在开航日 ', ' 仍有效'],
    PACKING: ['须在装箱日 ', ' 仍有效'],
    REVISION: ['超过3年会提醒更新，超过5年不能提交', ''],
  },
  late: '已过截止时间，仍可提交；是否还来得及由船公司决定，请同时联系客户经理。',
  submit: '提交审核',
  cancel: '取消',
  reload: '看最新状态',
  taken: (name: string) => `${name}已提交，审核结果会显示在这里`,
  handedAt: '提交于',
  withBooking: '下单时提交',
  wasLate: '逾期提交',
  reason: '退回原因',
  validTo: (day: string) => `有效期至 ${day}`,
  revised: (day: string) => `编制日期 ${day}`,
  open: (name: string) => `打开 ${name}（新标签页）`,
  sectionsMissing: (sections: readonly number[]) =>
    `没有读到 SDS 的第 ${sections.join('、')} 部分，请核对是否齐全（共 16 部分）`,
  meter: (ready: number, all: number) => `您的单证已交 ${ready}/${all}`,
  allIn: '您的单证都已交齐',
  nextDue: '最近截止',
  errors: {
    DAY_MISSING: '请填写单证上的日期',
    EXPIRES_TOO_EARLY: '有效期早于开航日，请换一份开航后仍有效的单证',
    FILES_COMING: '文件还在上传，或有没传成的，请等它传好或移除',
    FILES_MISSING: '请先选择文件',
    FILE_KIND: '这份单证不收这种格式，请换一种',
    REVISED_LATER: '日期不能晚于今天',
    REVISION_BLOCKED: 'SDS 编制超过5年，请提交新版',
    TOO_MANY_FILES: '最多 6 个文件，请合并或打包',
  } satisfies Record<HandInError | 'FILES_COMING', string>,
} as const;
