import { workNames } from '../desk-work-names.ts';
import { stuffingNames } from '../stuffing-names.ts';
import { rentalTermNames, tankServiceNames } from '../tank-names.ts';
import { storageModes, warehouseWorks } from '../warehouse-names.ts';
import { enquiryWords } from './kind-words.ts';

/** Services that share the enquiry page of full containers. */
export const air = enquiryWords('air', {
  title: '填写空运询价',
  fields: { orgPortCode: '起飞机场', dstPortCode: '目的机场', expectEtdFrom: '期望起飞' },
});

export const rail = enquiryWords('rail', {
  title: '填写铁路询价',
  fields: { orgPortCode: '发站', dstPortCode: '到站', expectEtdFrom: '期望发车' },
  help: { boxes: '可以多选，每种 1 至 100 个；拼箱不选箱型，写明毛重与体积' },
});

export const domestic = enquiryWords('domestic', {
  title: '填写内贸询价',
  help: { boxes: '可以多选；送货上门在转订单时选门点' },
});

export const flexitank = enquiryWords('flexitank', {
  title: '填写液袋询价',
  fields: { weight: '货重合计', density: '密度', viscosity: '黏度' },
  help: {
    cargoName: '液袋不收危险品：有 UN 编号的货请询罐箱',
    weight: '所有箱合计，箱数与袋型按货重和密度算',
    density: '约 20 ℃ 时，以质检单为准',
    fileIds: '鉴定报告、质检单、SDS 有了就一并上传，核价更快',
  },
  units: { density: 'kg/L', viscosity: 'mPa·s' },
});

export const tank = enquiryWords('tank', {
  title: '填写罐箱询价',
  fields: {
    density15: '15 ℃ 密度',
    density50: '50 ℃ 密度',
    tanks: '罐数',
    tankSource: '用谁的罐',
    tankService: '要办的事',
    yardPlace: '期望城市或港口',
    startDay: '起租或进场日期',
    tankDays: '天数',
    tankType: '罐型',
    rentalTerm: '租期',
  },
  help: {
    density15: '在 SDS 第 9 项；不知道可以不填，订单里再填',
    tanks: '20 英尺罐，1 至 100 个',
    tankSource: '自备罐的罐型与检验期写在备注里',
    cargoName: '运输与租罐写要装的货，洗罐与堆存写上一次装的货',
    yardPlace: '写城市或最近的港口，可以写几个',
    startDay: '不选为转订单时再定',
    tankDays: '短租 30 至 364 天，长租 365 至 1,825 天，融资租 1,095 至 2,920 天；堆存 1 至 365 天',
    remark: '加热、充氮、衬里、门点装卸、修理、年检等要求',
  },
  units: { density15: 'kg/L', density50: 'kg/L', tanks: '罐', tankDays: '天' },
  choices: {
    tankService: tankServiceNames,
    rentalTerm: rentalTermNames,
    tankSource: { OPERATOR: '随价格带罐', OWN: '自备罐' },
  },
});

export const warehouse = enquiryWords('warehouse', {
  title: '填写仓储询价',
  fields: {
    storagePlace: '期望城市或港口',
    storageMode: '计价方式',
    startDay: '入库日期',
    storageDays: '存放天数',
    storageWorks: '附加作业',
    pallets: '托盘数',
  },
  help: {
    storagePlace: '写城市、区县或最近的港口，可以写几个',
    startDay: '不选为报价确认后再定',
    storageDays: '1 至 365 天',
    pallets: '按板计价时必填',
    volume: '按立方米计价时必填',
  },
  units: { storageDays: '天', pallets: '板' },
  choices: { storageMode: storageModes, storageWorks: warehouseWorks },
});

export const dgdesk = enquiryWords('dgdesk', {
  title: '填写危品服务询价',
  fields: { deskWorks: '服务项目', urgency: '办理速度', people: '培训人数', months: '应急电话月数' },
  help: {
    deskWorks: 'SDS 为中英文编制，培训为线上；要翻译或到场的写在备注里',
    people: '选了培训才填，不填按 1 人报价',
    months: '选了应急电话才填，不填按 12 个月报价',
  },
  units: { people: '人', months: '个月' },
  choices: { deskWorks: workNames, urgency: { NORMAL: '普通', URGENT: '加急' } },
});

export const cfs = enquiryWords('cfs', {
  title: '填写内装询价',
  fields: { stuffingDay: '装箱日期', stuffingWorks: '装箱作业' },
  help: { stuffingDay: '不选为订单里再定' },
  choices: { stuffingWorks: stuffingNames },
});
