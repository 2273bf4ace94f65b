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
