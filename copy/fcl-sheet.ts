import { builtBrand } from './brand.ts';

/** Spreadsheet and calendar exports of FCL prices. */
export const fclSheet = {
  sheet: '整箱运价',
  file: (origin: string, destination: string, day: string) => `整箱运价_${origin}-${destination}_${day}`,
  calendar: (carrier: string, voyage: string) => `截点_${carrier}_${voyage}`,
  product: `-//${builtBrand.latinName}//FCL//ZH`,
  cutOff: (label: string, carrier: string, voyage: string) => `${label} ${carrier} ${voyage}`,
  detail: (lane: string, vessel: string, local: string) =>
    `${lane}\n${vessel}\n起运港当地时间 ${local}\n以船公司最终通知为准`,
  public: '公开价',
  columns: {
    carrier: '船公司',
    code: 'SCAC',
    origin: '起运港',
    terminal: '码头',
    destination: '目的港',
    via: '直达/中转',
    route: '航线代码',
    vessel: '船名',
    voyage: '航次',
    booking: '截订舱',
    customs: '截关',
    etd: 'ETD',
    eta: 'ETA',
    transit: '航程(天)',
    freight: (box: string) => `${box} 海运费`,
    limit: (box: string) => `${box} 限重(kg)`,
    valid: '有效期至',
    space: '舱位',
    standing: '状态',
    kind: '价格类型',
    classes: '危险类别',
    free: '免用箱(天)',
    remark: '备注',
  },
} as const;
