import type { ControlNotice } from '#domain/dangerous-goods/control-tags.ts';
import type { PaperStatus } from '#domain/dangerous-goods/paper-readiness.ts';
import type { PaperCode, PaperOwner, PaperStage } from '#domain/dangerous-goods/papers.ts';
import { signInToUpload } from '../booking/outcome.ts';

export const paperText: Readonly<Record<PaperCode, string>> = {
  BATTERY_TEST: '锂电池 UN38.3 测试概要',
  BOOKING_NOTE: '托书',
  CLASSIFICATION_REPORT: '货物运输条件鉴定书',
  COMPLIANCE_DECLARATION: '危化品出口企业符合性声明',
  CUSTOMS_SET: '合同/发票/装箱单/报关委托书',
  DG_APPLICATION: 'DG申请表',
  DRAFT_BILL: '提单草稿',
  GOODS_DECLARATION: '危险货物安全适运声明(货申报)',
  HAZARD_LABEL: '危险公示标签',
  PACKAGING_TEST: '包装性能检验结果单(性能单)',
  PACKING_CERTIFICATE: '集装箱装箱证明书',
  PACKING_LIST: '装箱单',
  PACKING_PHOTOS: '装箱照片',
  PACKING_USE_CERTIFICATE: '危包证(出境危险货物运输包装使用鉴定结果单)',
  SDS_CN: 'SDS(中文)',
  SDS_EN: 'SDS(英文)',
  SHIPPER_DECLARATION: '托运人危险品申报单(DGD)',
  SHIPPING_INSTRUCTION: '补料(SI)',
  VEHICLES: '车辆与司机',
  VERIFIED_MASS: 'VGM',
  VESSEL_DECLARATION: '船申报',
  WAYBILL_DATA: '运单资料',
};

export const paperOwnerText: Readonly<Record<PaperOwner, string>> = {
  AGENT: '申报代理',
  CARRIER: '船公司',
  SHIPPER: '货主',
  WAREHOUSE: '装箱仓库',
};

export const paperStageText: Readonly<Record<PaperStage, string>> = {
  ACCEPTANCE: '收运',
  BOOKING: '订舱',
  CUSTOMS: '报关',
  INSTRUCTION: '补料',
  MARITIME: '海事',
  ORDER: '下单',
  RELEASE: '放单',
  STUFFING: '内装',
};

export const paperStatusText: Readonly<Record<PaperStatus, string>> = {
  EXPIRES_TOO_EARLY: '有效期不足',
  IN_REVIEW: '已交，待审',
  MISSING: '待上传',
  NOT_RECEIVED: '未收到',
  OVERDUE: '已逾期',
  READY: '已就绪',
  RETURNED: '已退回',
  REVISION_BLOCKED: '编制超过5年，请更新',
  REVISION_OLD: '编制超过3年，建议更新',
  UNDATED: '请填写日期',
};

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

const controlText: Readonly<Record<ControlNotice['kind'], string>> = {
  AMMONIUM_NITRATE: '硝酸铵专管：放行前须上传购买备案与运输许可',
  EXPLOSIVE_PRECURSOR: '易制爆：放行前须上传购买备案证明',
  HIGHLY_TOXIC: '剧毒：放行前须上传购买许可与道路运输通行证',
  PRECURSOR_2: '易制毒(第二类)：放行前须上传购买备案与运输许可证',
  PRECURSOR_3: '易制毒(第三类)：放行前须上传购买、运输备案证明',
};

export function controlNoticeText({ kind, condition }: ControlNotice): string {
  return condition === null ? controlText[kind] : `${controlText[kind]}(含量${condition}时)`;
}
