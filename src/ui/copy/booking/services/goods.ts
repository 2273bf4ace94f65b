import type { ServiceWords } from '../service-words.ts';

export const goodsWords: ServiceWords = {
  fields: {
    goodsId: { label: '货物' },
    quantity: { label: '数量', help: '不少于起订量，不多于可订数量' },
    delivery: { label: '交货方式' },
    deliveryAddress: { label: '送货地址', help: '写到门牌号；送货费由客服报价' },
    deliveryDay: { label: '提货或到货日期', help: '最早从明天起' },
    buyerCompany: { label: '购买单位', help: '与许可证上的名称一致' },
    licenceNo: { label: '许可证编号', help: '经营、使用或生产许可证均可' },
    licenceExpires: { label: '许可证有效期至' },
    licenceFiles: { label: '危险化学品许可证' },
    permitFiles: { label: '管制化学品购买证明', help: '易制毒购买备案证明，或易制爆流向登记证明' },
  },
  choices: { delivery: { SELF: '自提', DELIVERY: '送货上门' } },
  steps: { purchase: '数量与交货', buyer: '资质与联系人' },
};
