/** Words of the home page. */
export const home = {
  heading: '危险品出海，价格与截点都写在明处',
  introduction: '不登录就能看到每一行费用、每一个截止时间，以及还欠哪几份单证。',
  chartNote: '长江口至杭州湾　示意图，不用于航行',
  places: { waigaoqiao: '外高桥', yangshan: '洋山', ningbo: '宁波', caojing: '漕泾', sea: '东　海' },
  start: '从这里开始',
  starts: [
    { label: '查运价', to: '/shippingFcl', isPrimary: true },
    { label: '查 UN 编号', to: '/dgdesk', isPrimary: false },
    { label: '提交询价', to: '/enquiryFcl', isPrimary: false },
  ],
  startNote: '整箱、拼箱、空运、铁路、罐箱与仓储分别列价；美元与人民币费用分开合计，不互相折抵。',
} as const;
