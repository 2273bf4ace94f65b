import type { ImportService } from '#domain/imports/services.ts';

/** Cells of a downloaded template and the stored field of each column. A star marks required columns. */
export interface SheetTemplate {
  sheet: string;
  titles: string;
  keys: string;
  first: string;
  second: string;
}

const work = '费用代码*|箱型或车型|货类*|计费单位*|币种*|单价|税率%*';
const workKeys = 'fee|box|cargo|basis|currency|price|tax';

export const sheetTemplates: Readonly<Record<ImportService, SheetTemplate>> = {
  fcl: {
    sheet: '运价',
    titles:
      '起运港*|目的港*|船公司*|货类*|危险品类别|费用代码*|箱型|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|限重kg|舱位|备注',
    keys: 'origin|destination|carrier|cargo|classes|fee|box|basis|currency|price|tax|payTerm|from|to|limitKg|space|remark',
    first: 'CNSHA|NLRTM|COSU|Y|3;8|OF|20GP|CONTAINER|USD|850.00|0|PRE|2026-01-01|2026-01-31|21000|PLENTY|',
    second: 'CNSHA|NLRTM|COSU|Y||DOC||SHIPMENT|CNY|450.00|6|PRE|2026-01-01|2026-01-31|||',
  },
  lcl: {
    sheet: '运价',
    titles:
      '起运港*|目的港*|船公司*|货类*|危险品类别|费用代码*|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|最低计费吨|每立方米折kg|进仓仓库|舱位|备注',
    keys: 'origin|destination|carrier|cargo|classes|fee|basis|currency|price|tax|payTerm|from|to|minimumTons|ratio|warehouse|space|remark',
    first: 'CNSHA|DEHAM|COSU|N||OF|REVENUE_TON|USD|-15.00|0|PRE|2026-01-01|2026-01-31|1|1000||PLENTY|',
    second: 'CNSHA|DEHAM|COSU|N||CFS|REVENUE_TON|CNY|90.00|0|PRE|2026-01-01|2026-01-31|||||',
  },
  air: {
    sheet: '运价',
    titles:
      '起飞机场*|到达机场*|航空公司*|航班号|货类*|危险品类别|费用代码*|重量段|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|舱位|备注',
    keys: 'origin|destination|carrier|flight|cargo|classes|fee|break|basis|currency|price|tax|payTerm|from|to|space|remark',
    first: 'PVG|FRA|CA|CA1041|N||AF|100|KILOGRAM|CNY|24.00|0|PRE|2026-01-01|2026-01-31|PLENTY|',
    second: 'PVG|FRA|CA||N||MYC||KILOGRAM|CNY|3.50|0|PRE|2026-01-01|2026-01-31||',
  },
  rail: {
    sheet: '运价',
    titles:
      '发站*|到站*|班列*|费用代码*|箱型|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|限重kg|口岸|境外口岸|每立方米折kg|免用箱天数|还箱点|门点城市|公里数|舱位|备注',
    keys: 'origin|destination|carrier|fee|box|basis|currency|price|tax|payTerm|from|to|limitKg|border|foreignBorder|ratio|freeDays|returnDepot|city|kilometres|space|remark',
    first:
      'CNSIA|PLMAA|RO-BLOCK|RF|40HQ|CONTAINER|USD|2850.00|0|PRE|2026-01-01|2026-01-31|22000|霍尔果斯|阿腾科里|500|10|到站堆场|||PLENTY|',
    second: 'CNSIA|PLMAA|RO-BLOCK|TRK|40HQ|CONTAINER|CNY|915.00|9|PRE|2026-01-01|2026-01-31|27500||||||610100|35||',
  },
  tank: {
    sheet: '运价',
    titles:
      '起运港*|目的港*|船公司*|货类*|危险品类别|费用代码*|箱型|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|限重kg|罐型|容积L|含|免用箱天数|还箱点|舱位|备注',
    keys: 'origin|destination|carrier|cargo|classes|fee|box|basis|currency|price|tax|payTerm|from|to|limitKg|tankCode|capacity|included|freeDays|returnDepot|space|remark',
    first:
      'CNSHA|NLRTM|HLCU|Y|3;8|OF|20TK|CONTAINER|USD|4600.00|0|PRE|2026-01-01|2026-01-31|24000|T11|24000|CLEAN;LOAD;UNLOAD|14|目的港堆场|PLENTY|',
    second: 'CNSHA|NLRTM|HLCU|Y||DOC||SHIPMENT|CNY|450.00|0|PRE|2026-01-01|2026-01-31||||||||',
  },
  flexitank: {
    sheet: '运价',
    titles:
      '起运港*|目的港*|船公司*|费用代码*|箱型|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|限重kg|液袋容积L|含|免用箱天数|舱位|备注',
    keys: 'origin|destination|carrier|fee|box|basis|currency|price|tax|payTerm|from|to|limitKg|capacity|included|freeDays|space|remark',
    first:
      'CNSHA|NLRTM|MAEU|OF|20GP|CONTAINER|USD|2480.00|0|PRE|2026-01-01|2026-01-31|24000|24000|液袋套装、安装|10|PLENTY|',
    second: 'CNSHA|NLRTM|MAEU|DOC||SHIPMENT|CNY|450.00|0|PRE|2026-01-01|2026-01-31||||||',
  },
  domestic: {
    sheet: '运价',
    titles:
      '起运港*|目的港*|船公司*|货类*|危险品类别|费用代码*|箱型|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|限重kg|免用箱天数|门点城市|公里数|舱位|备注',
    keys: 'origin|destination|carrier|cargo|classes|fee|box|basis|currency|price|tax|payTerm|from|to|limitKg|freeDays|city|kilometres|space|remark',
    first: 'CNSHA|CNNSA|DC-PANASIA|N||OF|20GP|CONTAINER|CNY|1580.00|9|PRE|2026-01-01|2026-01-31|28000|7|||PLENTY|',
    second: 'CNSHA|CNNSA|DC-PANASIA|N||TRK|20GP|CONTAINER|CNY|1140.00|9|PRE|2026-01-01|2026-01-31|27500||310000|60||',
  },
  cfs: {
    sheet: '价目',
    titles: work,
    keys: workKeys,
    first: 'STF|20GP|N|CONTAINER|CNY|900.00|6',
    second: 'PLT||N|TON|CNY|45.00|6',
  },
  warehouse: {
    sheet: '仓储',
    titles: '仓库*|币种*|每吨天|每托天|每立方米天|装卸每吨*|最少天数*|最少数量*|免费天数',
    keys: 'warehouse|currency|perTon|perPallet|perCubicMetre|handling|minimumDays|minimumQuantity|freeDays',
    first: 'warehouse-01|CNY|2.20|3.00||28.00|7|1|3',
    second: 'warehouse-02|CNY||3.20|2.00|30.00|7|1|',
  },
  truck: {
    sheet: '价目',
    titles: work,
    keys: workKeys,
    first: 'RDB|VAN42|N|TIME|CNY|300.00|9',
    second: 'RDK|VAN42|N|KILOMETRE|CNY|3.50|9',
  },
  dgdesk: {
    sheet: '价目',
    titles: work,
    keys: workKeys,
    first: 'DGP||N|SHIPMENT|CNY|300.00|6',
    second: 'SDS||N|TIME|CNY|600.00|6',
  },
  fclWorks: {
    sheet: '价目',
    titles: work,
    keys: workKeys,
    first: 'TRK|20GP|N|CONTAINER|CNY|1650.00|9',
    second: 'CUS||N|SHIPMENT|CNY|350.00|6',
  },
  tankWorks: {
    sheet: '价目',
    titles: work,
    keys: workKeys,
    first: 'TLS|T11|N|TANK_DAY|CNY|80.00|6',
    second: 'TCL||N|CONTAINER|CNY|900.00|6',
  },
  flexitankWorks: {
    sheet: '价目',
    titles: work,
    keys: workKeys,
    first: 'LYR||N|CONTAINER|CNY|300.00|6',
    second: 'INS||N|PERCENT|CNY|0.15|0',
  },
  sailings: {
    sheet: '船期',
    titles:
      '起运港*|目的港*|船公司*|航线代码|船名*|航次*|码头|中转港|离港ETD*|到港ETA*|截订舱|截危品订舱|可提空箱|开港|拼箱进仓截止|截单|截危品单|截危申报|截VGM|截AMS/ENS|截关|截港',
    keys: 'origin|destination|carrier|route|vessel|voyage|terminal|via|etd|eta|bookingCloseGeneral|bookingCloseDangerous|emptyPickup|cyOpen|lclCutoff|siCutoff|siCutoffDangerous|dgCutoff|vgmCutoff|manifestCutoff|customsCutoff|cyClosing',
    first:
      'CNSHA|NLRTM|COSU|AEU1|EXAMPLE STAR|012W|洋山四期||2026-01-09 18:00|2026-02-08 06:00|ETD-7天 17:00|ETD-10天 17:00|ETD-7天 08:00|ETD-6天 08:00|ETD-6天 17:00|ETD-3天 12:00|ETD-5天 12:00|ETD-3天 16:00|ETD-2天 12:00|ETD-3天 10:00|ETD-1天 12:00|ETD-24小时',
    second:
      'CNSHA|DEHAM|COSU|AEU1|EXAMPLE STAR|012W|洋山四期|NLRTM|2026-01-09 18:00|2026-02-11 06:00||||||2026-01-06 12:00|2026-01-04 12:00|||||2026-01-08 18:00',
  },
  flights: {
    sheet: '航班',
    titles:
      '起飞机场*|到达机场*|航空公司*|航班号*|机型*|班期*|首飞日期*|末飞日期*|起飞时间*|运输天数*|截订舱|截危品订舱|截进仓|截危品进仓|截关',
    keys: 'origin|destination|carrier|flight|aircraft|weekdays|from|to|departs|transitDays|bookingClose|bookingCloseDangerous|handIn|handInDangerous|customs',
    first:
      'PVG|FRA|CA|CA1041|CAO|1.3.5|2026-01-01|2026-03-28|22:15|2|ETD-1天 18:00|ETD-3天 18:00|ETD-12小时|ETD-36小时|ETD-6小时',
    second: 'PVG|FRA|CA|CA935|PAX|1234567|2026-01-01|2026-03-28|13:40|1|||||',
  },
  trains: {
    sheet: '班列',
    titles:
      '发站*|到站*|班列*|线路代码|班列名*|车次*|装车站台|发车时间*|到站时间*|截订舱|可提空箱|开始进站|截单|截关|截进站',
    keys: 'origin|destination|carrier|route|vessel|voyage|terminal|etd|eta|bookingCloseGeneral|emptyPickup|cyOpen|siCutoff|customsCutoff|cyClosing',
    first:
      'CNSIA|PLMAA|RO-BLOCK||SILK ROAD EXPRESS|X8155||2026-01-09 18:00|2026-01-23 06:00|ETD-7天 17:00|ETD-7天 08:00|ETD-6天 08:00|ETD-3天 12:00|ETD-1天 12:00|ETD-24小时',
    second:
      'CNSIA|DEHAM|RO-BLOCK||SILK ROAD EXPRESS|X8155||2026-01-09 18:00|2026-01-27 06:00||||2026-01-06 12:00||2026-01-08 18:00',
  },
  coasters: {
    sheet: '内贸船期',
    titles:
      '起运港*|目的港*|船公司*|航线代码|船名*|航次*|码头|离港ETD*|到港ETA*|截订舱|截危品订舱|可提空箱|开港|截单|截危品单|截危申报|截港',
    keys: 'origin|destination|carrier|route|vessel|voyage|terminal|etd|eta|bookingCloseGeneral|bookingCloseDangerous|emptyPickup|cyOpen|siCutoff|siCutoffDangerous|dgCutoff|cyClosing',
    first:
      'CNSHA|CNNSA|DC-PANASIA||示例1号|2601S|外高桥六期|2026-01-09 18:00|2026-01-14 06:00|ETD-7天 17:00|ETD-10天 17:00|ETD-7天 08:00|ETD-6天 08:00|ETD-3天 12:00|ETD-5天 12:00|ETD-3天 16:00|ETD-24小时',
    second:
      'CNSHA|CNQZH|DC-PANASIA||示例1号|2601S|外高桥六期|2026-01-09 18:00|2026-01-16 06:00|||||2026-01-06 12:00|2026-01-04 12:00||2026-01-08 18:00',
  },
  unList: {
    sheet: '危险品目录',
    titles:
      'un*|packing_group*|variant|name_en*|name_cn*|full_name_en|class*|subsidiary*|marine_pollutant*|special_provisions*|limited_quantity*|excepted_quantity*|packing*|ibc*|tank_instruction*|tank_provisions*|ems*|stowage*|stowage_codes*|segregation_codes*|segregation_groups*|air_passenger*|air_cargo*|hazard_id*|transport_category*|tunnel_code*|classification_code*|confirmed_by*|notes',
    keys: 'un|packing_group|variant|name_en|name_cn|full_name_en|class|subsidiary|marine_pollutant|special_provisions|limited_quantity|excepted_quantity|packing|ibc|tank_instruction|tank_provisions|ems|stowage|stowage_codes|segregation_codes|segregation_groups|air_passenger|air_cargo|hazard_id|transport_category|tunnel_code|classification_code|confirmed_by|notes',
    first: '1230|II||METHANOL|甲醇||3|6.1|-|279|1L|E2|P001|IBC02|T7|TP2|F-E, S-D|B|SW2|-|-|1L|60L|336|2|D/E|FT1|4|',
    second: '1263|III||PAINT|涂料||3|-|-|163 223|5L|E1|P001 LP01|IBC03|T2|TP1|F-E, S-E|A|-|-|-|60L|220L|30|3|D/E|F1|4|',
  },
};
