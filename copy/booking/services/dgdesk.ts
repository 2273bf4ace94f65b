import type { CodeNames } from '#domain/reference/code-names.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { workNames } from '../../desk-work-names.ts';
import { named } from '../code-words.ts';
import { serviceWords, under } from '../service-words.ts';

const unknown: CodeNames = { '': '还不知道' };

export const deskWords = serviceWords({
  fields: {
    ...under('works', {
      review: { label: workNames.review },
      sds: { label: workNames.sds },
      report: { label: workNames.report },
      packCert: { label: workNames.packCert },
      declaration: { label: workNames.declaration },
      training: { label: workNames.training },
      emergency: { label: workNames.emergency },
    }),
    urgency: { label: '办理时效' },
    sdsWork: { label: '编制或翻译' },
    sdsLanguage: { label: 'SDS 语言', help: '每种语言一份' },
    trainTopic: { label: '培训内容' },
    people: { label: '学员人数', help: '1 至 200 人' },
    trainMode: { label: '授课方式' },
    trainPlace: { label: '授课地点', help: '写到门牌号；差旅由客服报价' },
    trainDay: { label: '希望开课日期' },
    months: { label: '开通月数', help: '1 至 36 个月' },
    phoneFrom: { label: '开通日期' },
    ...under('goods', {
      cargoNameCn: { label: '中文品名', help: '写具体化学品名称' },
      cargoNameEn: { label: '英文品名' },
      unNo: { label: 'UN号', help: '4位数字，还没有分类的可不填' },
      dgClass: { label: '主危险类别' },
      packingGroup: { label: '包装类别' },
      ld50: { label: '经口 LD50(mg/kg)', help: '见 SDS 第 11 项，可不填' },
      state: { label: '状态' },
      packageType: { label: '包装种类', help: '危包证须用带 UN 代码的包装' },
      packages: { label: '件数' },
      grossWeight: { label: '毛重(kg)' },
      sds: { label: 'SDS', help: '现有的一份，中文或英文' },
      formula: { label: '成分表', help: '厂家盖章的更好' },
      oldReport: { label: '旧报告', help: '往年的鉴定书、检测报告' },
    }),
    components: { label: '成分' },
    ...under('components.*', {
      name: { label: '成分名称' },
      casNo: { label: 'CAS号', help: '例如 67-56-1' },
      percent: { label: '含量' },
    }),
    ...under('carriage', {
      mode: { label: '运输方式' },
      orgPortCode: { label: '起运港' },
      dstPortCode: { label: '目的港' },
      carrierCode: { label: '船公司' },
      from: { label: '起运地', help: '城市或机场、车站' },
      to: { label: '目的地', help: '城市或机场、车站' },
      planDate: { label: '计划出运日期' },
    }),
  },
  choices: {
    urgency: { NORMAL: '普通', URGENT: '加急（另收加急费）' },
    sdsWork: { MAKE: '编制', TRANSLATE: '翻译已有的' },
    sdsLanguage: { CN: '中文', EN: '英文', BOTH: '中英文各一份' },
    trainTopic: { SEA: '海运 IMDG 规则', AIR: '空运 DGR', ROAD: '道路 JT/T 617', STORE: '危化品储存' },
    trainMode: { ONLINE: '线上直播', ONSITE: '上门授课' },
    'goods.dgClass': { ...unknown, ...named(dgClasses) },
    'goods.state': { SOLID: '固体', LIQUID: '液体', GAS: '气体' },
    'goods.packageType': named(packageCodes),
    'carriage.mode': { SEA: '海运', AIR: '空运', RAIL: '铁路', ROAD: '公路' },
    'carriage.carrierCode': { '': '未定' },
  },
  steps: { desk: '选择服务', details: '货物与联系人' },
});
