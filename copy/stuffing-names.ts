import type { StuffingOption } from '#domain/reference/stuffing-works.ts';

/** Work done while stuffing containers, in orders and enquiries. */
export const stuffingNames: Readonly<Record<StuffingOption, string>> = {
  pallet: '打托',
  lashing: '木方加固',
  airbag: '气囊',
  partition: '隔板',
  dunnage: '衬垫',
  wrapping: '缠膜',
  marking: '贴唛',
  sorting: '分货',
  weighing: '称重出 VGM',
  photos: '装箱照片',
  supervision: '监装',
  fumigation: '熏蒸',
  placards: '箱贴（四面）',
  unplacard: '除旧贴',
};
