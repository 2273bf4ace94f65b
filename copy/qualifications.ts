export const qualifications = {
  title: '资质',
  names: {
    chemicalsLicence: '危险化学品经营许可证',
    nvocc: '无船承运业务备案',
    roadTransport: '道路危险货物运输许可证',
  },
} as const;
