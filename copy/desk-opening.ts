import type { OpeningStep } from '#domain/company/opening.ts';

interface StepWords {
  title: string;
  lead: string;
  /** Link to where the step is done. */
  link: string;
  /** Replaces the link for operators without permission. */
  byOthers: string;
}

/** Opening checklist of a company, in the operator console. */
export const deskOpening = {
  title: '开张',
  name: '开张清单',
  lead: '这里还是空的。照下面办，就能接第一票。',
  done: '都办好了，下次登录不再显示这一页。',
  list: '开张要办的事',
  count: (done: number, all: number) => `办好 ${done} 件，共 ${all} 件`,
  command: 'npm run desk -- staff add 姓名 职责',
  isDone: '已办好',
  isNext: '下一件',
  missing: (fields: readonly string[]) => `还缺：${fields.join('、')}`,
  visible: '访客现在看到',
  prices: { yes: '列表里有价格，可以下单', no: '没有运价与船期，只能询价' },
  news: { yes: '动态里有内容', no: '动态是空的' },
  people: '操作员',
  morePeople: '订单、运价与内容各有一位更稳，在服务器上再建。',
  home: '看首页',
  steps: {
    operator: {
      title: '建第一位操作员',
      lead: '在服务器上一条命令，登记密码与动态码',
      link: '',
      byOthers: '',
    },
    company: {
      title: '公司与品牌',
      lead: '公司名称、品牌名、客服热线与 ICP 备案号，页眉、页脚与协议都用它。标志可以以后再传。',
      link: '填公司资料',
      byOthers: '由职责“管理”的同事办',
    },
    codes: {
      title: '承运人与港口',
      lead: '',
      link: '看代码，缺的加上',
      byOthers: '由职责“运价”的同事办',
    },
    rates: {
      title: '第一份运价',
      lead: '下载模板填好传上来，只填一条航线也行。没有运价，访客只能询价，不能下单。',
      link: '导入运价',
      byOthers: '由职责“运价”的同事办',
    },
    schedules: {
      title: '第一份船期与截点',
      lead: '截点可以写成规则，发布前看得到算出来的时间；海运船期也收 DCSA 的 json。',
      link: '导入船期',
      byOthers: '由职责“运价”的同事办',
    },
    news: {
      title: '第一条动态',
      lead: '开业公告就好，首页不再是空的。',
      link: '写一条',
      byOthers: '由职责“内容”的同事办',
    },
  } satisfies Record<OpeningStep, StepWords>,
  codesLead: (ports: number, carriers: number) =>
    `软件带来 ${ports} 个港口、${carriers} 家船公司。缺的加上；运价已经发布，就说明不缺。`,
} as const;
