import type { FieldKind } from '#domain/form/field.ts';

/** Words of the UI parts themselves, the same on every page. */
export const KIT = {
  filled: '已自动填入',
  refused: '拒收',
  unknownClass: (value: string) => `未知类别 ${value}`,
  close: '关闭',
  confirm: '确定',
  retry: '重试',
  blockFailed: (name: string) => `${name}没有读到，可能是网络中断，页面其余部分不受影响。`,
  blockStale: (name: string) => `${name}没有更新成功，下面是上一次读到的。`,
  pleaseChoose: '请选择',
  none: '--',
  hazard: {
    '1': '爆炸品',
    '1.1': '有整体爆炸危险',
    '1.2': '有迸射危险',
    '1.3': '有燃烧危险',
    '1.4': '无重大危险',
    '1.5': '极不敏感，有整体爆炸危险',
    '1.6': '极端不敏感',
    '2.1': '易燃气体',
    '2.2': '非易燃无毒气体',
    '2.3': '毒性气体',
    '3': '易燃液体',
    '4.1': '易燃固体',
    '4.2': '易于自燃物质',
    '4.3': '遇水放出易燃气体',
    '5.1': '氧化性物质',
    '5.2': '有机过氧化物',
    '6.1': '毒性物质',
    '6.2': '感染性物质',
    '7': '放射性物质',
    '8': '腐蚀性物质',
    '9': '杂项危险物质',
    mp: '海洋污染物',
    lq: '限量',
  },
  place: {
    placeholder: '中文、英文、拼音或代码',
    recent: '最近',
    none: '没有找到，请换个写法',
    count: (count: number) => `${count} 个候选`,
  },
  dates: {
    weekdays: ['一', '二', '三', '四', '五', '六', '日'],
    month: (year: number, month: number) => `${year} 年 ${month} 月`,
    day: (year: number, month: number, day: number, weekday: string) =>
      `${year} 年 ${month} 月 ${day} 日，星期${weekday}`,
    marked: '有船',
    earlier: '上一月',
    later: '下一月',
    choose: '选择日期范围',
    span: (from: string, to: string) => `${from} 至 ${to}`,
    legend: '菱点为有船的日子',
    pickEnd: '再选结束日期',
  },
  number: { refused: '只能填写数字和小数点' },
  counter: (used: number, limit: number) => `${used} / ${limit}`,
  table: {
    empty: '暂无内容',
    scroll: (caption: string) => `${caption}，可滚动`,
  },
  pages: {
    name: '分页',
    first: '第一页',
    previous: '上一页',
    next: '下一页',
    isFirst: '已是第一页',
    isLast: '已是最后一页',
    page: (page: number) => `第 ${page} 页`,
    total: (total: number) => `共 ${total} 条`,
    size: '每页条数',
    perPage: (size: number) => `${size} 条/页`,
  },
  notices: { region: '通知', error: '错误' },
  loading: '正在载入',
  meaning: (term: string) => `${term}的意思`,
  steps: {
    name: '步骤',
    done: '已完成',
    now: '当前',
    ahead: '未开始',
  },
  time: {
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    zone: (city: string) => `${city}时间`,
    days: (days: number, hours: number) => `${days} 天 ${hours} 时`,
    hours: (hours: number, minutes: number) => `${hours} 时 ${minutes} 分`,
    minutes: (minutes: number) => `${minutes} 分`,
    seconds: '不到 1 分',
    past: '已截',
    left: '剩余',
  },
  files: {
    drop: '拖到这里，或选择文件',
    choose: '选择文件',
    cancel: (name: string) => `取消上传 ${name}`,
    retry: (name: string) => `重新上传 ${name}`,
    remove: (name: string) => `移除 ${name}`,
    progress: (name: string) => `${name} 上传进度`,
    percent: (percent: number) => `${percent}%`,
    done: '已传',
    waiting: '等待上传',
  },
  error: { title: '抱歉，服务器繁忙！', copy: (code: string) => `复制错误编号 ${code}` },
} as const;

/** Load failures of a page. */
export const resource = {
  failed: '内容没有读到，可能是网络中断。重试不会丢失页面上的条件。',
  absent: '这一项暂不提供在线查询，请联系客服。',
  staleTitle: '没有刷新成功',
  stale: '下面是上一次读到的内容。',
  missingHint: '可以从列表里重新找一找，或回到首页。',
} as const;

/** Note on links that leave the site. */
export const outer = {
  newTab: '（新标签页）',
  map: '地图',
  mapOf: (location: string) => `在地图上查看 ${location}（新标签页）`,
} as const;

/** Words of the page that stands where there is none. */
export const notFound = {
  title: '页面未找到',
  heading: '抱歉，您访问的页面走丢了',
  latin: 'Sorry, the page you are looking for is lost',
  plain: 'This page could not be found',
  soundings: '404',
  helpCentre: '帮助中心',
} as const;

export const pageTurns = {
  newer: '上一页',
  older: '下一页',
  pageOf: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
} as const;

/** Verb for fields that are not typed into. */
const filledIn: Partial<Record<FieldKind, string>> = {
  boxes: '选择',
  choice: '选择',
  choices: '选择',
  day: '选择',
  files: '上传',
  futureDay: '选择',
  location: '选择',
  minute: '选择',
};

/** Prompt of an empty field. */
export const pleaseFill = (kind: FieldKind): string => `请${filledIn[kind] ?? '填写'}`;

/** Error texts that any field can have. */
export const tooLong = '内容过长，请精简';

export const countries = {
  choose: '选择国家',
  search: '中文名、英文名或代码',
  list: '国家与地区',
  count: (count: number) => `${count} 个国家与地区`,
  failed: '没有加载出来，请直接填两个字母的代码',
  names: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
} as const;

/** Words of the footer, which comes after the first screen. */
export const footer = {
  helpCentre: '帮助中心',
  beginnerGuide: '新手指南',
  downloads: '产品下载',
  aboutUs: '关于我们',
  friendlyLinks: '友情链接',
  emergencyHotline: '应急救援热线',
  slogan: '危险化学品的订舱、仓储与采购平台。',
  copyright: (year: number, company: string) => `版权所有 © ${year} ${company}`,
  icp: 'ICP备案号',
  police: '公安备案号',
  chemicalsLicence: '危险化学品经营许可证',
  version: (version: string) => `版本 ${version}`,
  build: (build: string) => `构建 ${build}`,
  theme: '主题',
  themes: { light: '浅色', dark: '深色', system: '跟随系统' },
} as const;

/** The two legal texts, as links and buttons name them. */
export const legalNames = {
  userAgreement: '《用户服务协议》',
  privacyNotice: '《隐私政策》',
} as const;

/** Words of the square that leads a phone to the mini program. */
export const miniProgram = {
  hint: '微信扫一扫',
  code: '官方小程序二维码',
} as const;
