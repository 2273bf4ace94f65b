/** Services that share one enquiry page. */
export const enquiryKinds = {
  label: '询价的服务',
  names: {
    fcl: '整箱',
    air: '空运',
    rail: '铁路',
    domestic: '内贸',
    flexitank: '液袋',
    tank: '罐箱',
    warehouse: '仓储',
    dgdesk: '危品服务',
    cfs: '内装',
  },
} as const;
