import { INSURED_PERCENT } from '#domain/limits.ts';
import { goodsWords } from './goods-words.ts';

/** The words within the steps of an order form. */
export const stepWords = {
  ...goodsWords,
  others: {
    title: '换一班',
    note: '换一班后重新报价，差价接受后才提交；变更后，只为原班次办理的单证和有效期不够的证书要按新的截止时间重新提交。这里改过而还没有提交的内容要再填一次。',
    none: '这条航线现在没有别的班次可以换。',
    back: '留在原来的班次',
    leaves: '出发',
  },
  loads: {
    title: '每箱货重',
    note: (share: string | null) =>
      share === null ? '填写毛重后按箱数平均' : `按总毛重与箱数，平均每箱 ${share} kg；装得不均时按箱型改写`,
  },
  segregation: {
    UNIT: {
      blocked: (a: number, b: number) => `第 ${a} 项与第 ${b} 项不能装同一箱`,
      warned: (a: number, b: number) => `第 ${a} 项与第 ${b} 项同箱须经批准`,
      apart: '拼装的货物同在一处：请把其中一项另外下单',
    },
    ROOM: {
      blocked: (a: number, b: number) => `第 ${a} 项与第 ${b} 项不能同库`,
      warned: (a: number, b: number) => `第 ${a} 项与第 ${b} 项须隔墙分开存放`,
      apart: '一单的货物同在一库：请把其中一项另外下单',
    },
    split: (position: number, stow: string) => `把第 ${position} 项分到${stow}`,
    addBox: (position: number, stow: string) => `加一个箱，把第 ${position} 项分到${stow}`,
    noBox: '箱量不够分装：先在第一步增加箱量',
    limit: (position: number) => `第 ${position} 项改为限量`,
  },
  services: {
    addOns: '增值服务',
    included: '已含在价格里',
    onRequest: '询价',
    rate: (percent: string) => `费率 ${percent}%，按货值 ${INSURED_PERCENT}%`,
    parties: '收发货人',
    partiesDue: '截补料',
    partiesLater: (due: string, time: string | null) =>
      `${time === null ? due : `${due} ${time}`} 前写在订单的补料里即可，下单后列在订单的待办里`,
    toLaterTitle: '改为稍后补',
    toLater: '改为稍后补会清空已填的收发货人，确定吗？',
    shipper: '发货人',
    consignee: '收货人',
    notify: '通知人',
    book: '常用收发货人',
    bookEmpty: '还没有保存过',
    bookFailed: '没有读到，请稍后再试',
    bookVisitor: '登录后可从常用收发货人选择',
    keep: '存为常用',
    kept: '已存为常用',
    contact: '联系人',
    contactVisitor: '登录后自动填入账号的联系方式，已填写的不变',
    bill: '提单与贸易条款',
    payment: '付款',
    invoice: '发票',
    files: '附件',
    remark: '备注',
  },
  confirm: {
    read: (kinds: string) => `提交后请阅读并同意：${kinds}`,
    sheet: '订单预览',
    print: '打印订单',
    cargo: (number: number) => `第 ${number} 项货物`,
    containers: (number: number) => `第 ${number} 种箱型`,
    components: (number: number) => `第 ${number} 种成分`,
    vehicles: (number: number) => `第 ${number} 辆车`,
    final: '危险品判断仅供参考,以船公司/海事/主管机关最终审核为准',
  },
} as const;
