import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import {
  rentalTermNames,
  storageModes,
  stuffingNames,
  tankServiceNames,
  warehouseWorks,
  workNames,
} from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';
import { enquiryWords } from './form.ts';

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

const afterwards = {
  heading: '之后会怎样',
  text: '询价编号以 ENQ 开头，答复时间按工作日计算，报价出来后显示在“我的询价”里。方案写明全部费用与有效期，能在网上下单的方案有“转订单”，货物与数量都带入，价格以方案为准。',
} as const;

const guide = { label: '看询价流程', to: '/helpCenter?id=1.2.9' };

const airPage: PageCopy = {
  title: '空运询价',
  description:
    '没有在线运价的空运航线、须控温或特殊包装的货在这里询价：填写机场、货物、毛重与体积，客服给出可比较的方案。',
  heading: '空运询价',
  lead: '在线价目里没有的航线，或者须控制温度的货，在这里问。写清毛重、体积与 UN 编号，报价会以可比较的方案返回。',
  picture: 'aircraft',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '起飞机场、目的机场与期望起飞的日期。',
        '是否危险品；是危险品时写 UN 编号与包装类别。',
        '毛重与体积合计：计费重按两者取大。',
        '客机与货机都禁运的货请改走海运：询价也不能承运。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '先查在线运价', to: '/airLift' }, { label: '查 UN 编号', to: '/dgdesk' }, guide],
};

const railPage: PageCopy = {
  title: '铁路询价',
  description: '铁路危险品逐票审批，拼箱与特殊箱型在这里询价：填写发站、到站、货物与箱量，审批通过后报价。',
  heading: '铁路询价',
  lead: '危险品走铁路没有在线价格，由车站与口岸逐票审批；拼箱也在这里问。写清货物与数量，结果显示在“我的询价”里。',
  picture: 'train',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '发站、到站与期望发车的日期。',
        '危险品写 UN 编号、类别与包装类别，并附中文 SDS。',
        '整箱选箱型箱量；拼箱不选箱型，写明毛重与体积。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '先查班列价格', to: '/railWayIndex' }, { label: '查 UN 编号', to: '/dgdesk' }, guide],
};

const domesticPage: PageCopy = {
  title: '内贸询价',
  description: '没有在线运价的内贸航线与须控温的货在这里询价：填写两端港口、货物与箱量，客服给出可比较的方案。',
  heading: '内贸询价',
  lead: '在线价目里没有的内贸航线、箱型或须控温的货，在这里问。报价为港到港，门点拖车在转订单时加选。',
  picture: 'ship',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '起运港、目的港与期望开航的日期。',
        '是否危险品；是危险品时写 UN 编号、类别与包装类别。',
        '箱型与箱量，单票毛重有数时一并写上。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '先查内贸运价', to: '/domesticTrade' }, { label: '查 UN 编号', to: '/dgdesk' }, guide],
};

const flexitankPage: PageCopy = {
  title: '液袋询价',
  description: '没有在线价格的液袋航线、货量或货种在这里询价：填写两端港口、货名、货重与密度，客服给出可比较的方案。',
  heading: '液袋询价',
  lead: '价目里没有的航线，或者货重、密度超出在线价格的液体，在这里问。箱数与袋型按货重和密度算好，一并报价。',
  picture: 'flexitank',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '起运港、目的港与期望开航的日期。',
        '货名、货重合计与约 20 ℃ 时的密度；黏度高的写上黏度。',
        '食品级、需要加热或上门安装的，写在备注里。',
        '液袋禁运危险品：有 UN 编号的液体请询罐箱。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '先查液袋价格', to: '/fluidBag' }, { label: '看罐箱', to: '/tankIndex' }, guide],
};

const tankPage: PageCopy = {
  title: '罐箱询价',
  description:
    '没有在线价格的罐箱航线、租罐、洗罐与堆存在这里询价：填写港口或城市、货物、罐数与天数，客服给出可比较的方案。',
  heading: '罐箱询价',
  lead: '价目里没有的航线，列表里的罐型装不了的货，没有标价的租罐、洗罐与堆存维修，在这里问。先选要办的事，方案选定后直接下罐箱单。',
  picture: 'tank',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '运输写起运港、目的港与期望开航的日期；租罐、洗罐与堆存写城市、天数与罐数。',
        '是否危险品；是危险品时写 UN 编号与包装类别，罐型按它们核对，洗罐按它们选堆场。',
        '罐数，随价格带罐还是自备罐；知道 15 ℃ 与 50 ℃ 的密度就一并写上。',
        '加热、充氮、衬里、门点装卸写在备注里。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '先查罐箱价格', to: '/tankIndex' }, { label: '查 UN 编号', to: '/dgdesk' }, guide],
};

const warehousePage: PageCopy = {
  title: '仓储询价',
  description:
    '没有合适仓库、须仓库确认或有特殊作业的货在这里询价：填写期望的城市、存放天数、货物与货量，客服给出可比较的方案。',
  heading: '仓储询价',
  lead: '列表里没有能直接存的仓库，或要仓库先确认的货，在这里问。方案写明是哪座仓库、怎么计费，选定后直接预约入库。',
  picture: 'warehouse',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '期望的城市或港口、入库日期与存放天数。',
        '计价方式：按吨填毛重，按板另填托盘数，按立方米另填体积。',
        '是否危险品；是危险品时写 UN 编号与包装类别，闪点与 SDS 不同的写在备注里。',
        '分装、贴标等选在附加作业里，控温与其他要求写在备注里。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '先查仓库与价格', to: '/warehouseing' }, { label: '查 UN 编号', to: '/dgdesk' }, guide],
};

const dgdeskPage: PageCopy = {
  title: '危品服务询价',
  description: '第 1、6.2、7 类货物与价目之外的危品服务在这里询价：写明服务项目、UN 编号与货物，由专人核实后报价。',
  heading: '危品服务询价',
  lead: '价目不收的货类，或项目、人数与常见不同的服务，在这里问。由专人核实能否受理，报价后直接转成订单。',
  picture: 'ship',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '要办的服务，可以一次选几项；加急的选加急。',
        '货名与 UN 编号；还没有编号的写主危险类别，都不清楚的写明成分。',
        '成分表、SDS、旧的鉴定报告有了就一并上传。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '看危品服务与价格', to: '/dgdesk' }, { label: '直接下单', to: '/dgdesk?desk=new' }, guide],
};

const cfsPage: PageCopy = {
  title: '内装询价',
  description:
    '没有合适装箱仓、货类被拒收或有特殊装箱要求的货在这里询价：填写两端港口、货物、箱量与装箱作业，客服给出可比较的方案。',
  heading: '内装询价',
  lead: '舱位在别处订好，要找装箱仓装箱，表单里又没有合适的仓，在这里问。方案写明是哪座装箱仓，选定后直接下内装单。',
  picture: 'ship',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '起运港、目的港、箱型箱量与期望的装箱日期。',
        '毛重与体积合计；危险品写 UN 编号与包装类别。',
        '打托、加固、监装等选在装箱作业里，其余写在备注里。',
      ],
    },
    afterwards,
  ],
  links: [{ label: '直接下内装单', to: '/builtIn/addOrder' }, { label: '查 UN 编号', to: '/dgdesk' }, guide],
};

/** Copy of the services that share the enquiry page of full containers. */
export const enquiryPages: Readonly<Partial<Record<EnquiryService, PageCopy>>> = {
  air: airPage,
  rail: railPage,
  domestic: domesticPage,
  flexitank: flexitankPage,
  tank: tankPage,
  warehouse: warehousePage,
  dgdesk: dgdeskPage,
  cfs: cfsPage,
};
