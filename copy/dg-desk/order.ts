import type { CodeNames } from '#domain/reference/code-names.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { named, serviceWords, under } from '../booking/dictionary.ts';
import { workNames } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

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

export const orderPage: PageCopy = {
  title: '品名详情',
  description:
    '单个 UN 编号的详情：类别与副危险性、限量与罐箱代码、海运隔离、空运限量、仓储类别、管制标签与可接载的船司。',
  heading: '危险品品名详情',
  lead: '一个 UN 编号一页：它是什么，怎么包，怎么装，谁肯收，缺哪张纸。',
  sections: [
    {
      heading: '条目包括',
      points: [
        '中英文正确运输名称、主危险类别与副危险性、包装类别、闪点、海洋污染物与标签。',
        '特殊规定、限量、例外数量、包装与 IBC 导则、UN 包装标记与罐箱代码，一个包装类别一列。',
        '海运积载与隔离代码、EmS，与每一类能否同箱，由隔离表逐项算出。',
        '空运客机与全货机每件限量，铁路、公路与液袋能不能走，仓库消防类别。',
        '易制毒、易制爆、剧毒等管制标签与须办的许可，出事先做什么。',
      ],
    },
    {
      heading: '和订舱的关系',
      text: '从本页进入运价搜索，UN 编号会带过去；不收该类别的航次写明是谁拒收、为什么。',
    },
    {
      heading: '没有收录怎么办',
      text: '可以提交人工查询，写明品名、成分与用途，由危险品服务台答复。仅供参考，以船公司、海事与主管机关最终审核为准。',
    },
  ],
  links: [
    { label: '返回查询', to: '/dgdesk' },
    { label: '查这个货的运价', to: '/shippingFcl' },
    { label: '甲醇 UN 1230', to: '/dgdesk/dgdeskDetail?un=1230' },
  ],
};

export const successPage: PageCopy = {
  title: '危品服务订单已提交',
  description: '危品服务订单的提交结果：订单号、办理的服务、预计完成日期与还要给的资料。',
  heading: '危品服务下单结果',
  lead: '这里显示刚刚提交的危品服务订单。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'drum',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 DGD 开头的订单号，可以复制。',
        '办理的服务、办理时效、预计完成日期与合计。',
        '每项服务要的资料，以及还要寄送或发给客服的东西。',
        '会员中心的同一张订单：状态、费用与预计完成日期随时可查。',
      ],
    },
  ],
  links: [
    { label: '再办一项', to: '/dgdesk?desk=new' },
    { label: '返回首页', to: '/' },
  ],
};
