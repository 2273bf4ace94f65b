import type { DeskWork } from '#domain/reference/desk-works.ts';
import type { StuffingOption } from '#domain/reference/stuffing-works.ts';
import type { RentalTerm, TankEnquiryReason, TankService } from '#domain/tank/kinds.ts';
import type { StorageMode, WarehouseWork } from '#domain/warehouse/kinds.ts';
import type { FieldWords } from './dictionary.ts';

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

/** The steps of the order form, said on the page of stuffing and beside the form. */
export const stuffingSteps = [
  '装箱仓与船期：选可收您货物类别的仓，照订舱确认抄写订舱号、船名航次与各截点。',
  '货物与危险品：输入 UN 号自动带出各项；不能同箱的分到不同的箱。',
  '作业与联系人：勾选要做的作业，填送货与装箱日期；车牌与司机可以在送货前补。',
  '确认：核对全部内容与费用，提交后得到进仓编号与二维码。',
];

export const tankServiceNames: Readonly<Record<TankService, string>> = {
  TRANSPORT: '罐箱运输',
  RENTAL: '租罐',
  CLEANING: '洗罐',
  STORAGE: '堆存维修',
};

export const rentalTermNames: Readonly<Record<RentalTerm, string>> = { SHORT: '短租', LONG: '长租', FINANCE: '融资租' };

/** Storage charges and handling, in the list and the order of a warehouse. */
export const storageModes = {
  TON: '按吨',
  PALLET: '按板',
  CUBIC_METRE: '按立方米',
} as const satisfies Record<StorageMode, string>;

export const warehouseWorks = {
  REPACK: '分装',
  LABEL: '贴标',
  DECANT: '换桶',
  SAMPLE: '取样',
  COUNT: '盘点',
  PALLETIZE: '打托缠膜',
} as const satisfies Record<WarehouseWork, string>;

export const workNames: Readonly<Record<DeskWork, string>> = {
  review: '危险品预审',
  sds: 'SDS 编制/翻译',
  report: '鉴定报告代办',
  packCert: '危包证代办',
  declaration: '危申报代理',
  training: '危险品培训',
  emergency: '24 小时应急电话',
};

/** The terms that goods are sold and looked for on. */
export const goodsChoices = {
  trade: { DELIVERED: '送到', SELF: '自提', FOB: 'FOB', CIF: 'CIF' },
  payment: { BEFORE: '款到发货', MONTHLY: '月结 30 天', ACCEPTANCE: '银行承兑' },
  qualifications: { TRADE: '危化品经营许可', MAKING: '危化品生产许可', PRECURSOR: '易制毒备案' },
} as const;

/** When a truck is expected at a door, by the code of the window. */
export const doorWindows: Readonly<Record<string, string>> = {
  DAY: '全天 8:00-18:00',
  AM: '上午 8:00-12:00',
  PM: '下午 13:00-18:00',
};

/** Fields of a loading or unloading site, by its purpose. */
export const stopWords = (what: string, cityHelp: string): Readonly<Record<string, FieldWords>> => ({
  city: { label: `${what}城市`, help: cityHelp },
  district: { label: `${what}区县` },
  address: { label: `${what}详细地址`, help: '街道与门牌号，车能到的门' },
  contact: { label: `${what}联系人` },
  phone: { label: `${what}手机` },
  day: { label: `${what}日期` },
  window: { label: `${what}时段` },
});

/** A municipality is its own province. */
export const cityText = (province: string, city: string): string =>
  province === '' || province === city ? city : `${province} ${city}`;

/** Why an operator calculates the filling of a tank. */
export const ASKED_TANKS: Readonly<Record<TankEnquiryReason, (code: string) => string>> = {
  SOLID: (code) => `要求 ${code}，按固体装罐，逐票核对`,
  DEGREE: (code) => `要求 ${code}，充装度另有规定（不超过 90 %，或按主管机关批准），逐票核对`,
  APPROVAL: (code) => `要求 ${code}，须主管机关批准或按专门条件才能装罐`,
};

/** Texts about a train, shared by list and order. */
export const trainText = {
  line: (from: string, to: string) => `${from} 至 ${to}`,
  train: (name: string, number: string) => `${name} ${number}`,
  transit: (days: number) => `参考 ${days} 天`,
  departs: '发车',
  border: '口岸，境外口岸',
  box: '用箱，还箱',
  cutOffs: { emptyPickup: '可提空箱', cyOpen: '可以进站', siCutoff: '截单', cyClosing: '截货' },
} as const;

/** Hand-in note of cargo, for every kind of stuffing. */
export const handInNote = {
  title: '进仓通知书',
  number: '进仓编号',
  numberNote: '送货单与外包装都写上这个编号',
  station: '装箱仓库',
  address: '地址',
  phone: '联系电话',
  hours: '收货时间',
  required: '司机要带',
  papers: ['进仓通知书（打印或手机出示）', '装箱单'],
  label: '每件外包装贴危险性标签（不小于 100 mm × 100 mm），写 UN 编号与正确运输名称；海洋污染物另贴标记。',
  general: '每件外包装写唛头与进仓编号；实木包装须有 IPPC 熏蒸章。',
  print: '打印进仓通知书',
} as const;
