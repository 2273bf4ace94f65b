import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '拼箱受理说明',
  description: '拼箱由客服受理之后的步骤：进仓编号、仓库地址与收货时间、司机要带的单证与危险品标签提醒。',
  heading: '拼箱受理说明',
  lead: '拼箱先询价，选定方案后由客服受理，网上没有拼箱订单可查。这一页说明受理之后怎样进仓。',
  picture: 'drum',
  sections: [
    {
      heading: '受理之后会告诉您',
      points: [
        '进仓编号、装箱仓地址、联系人、收货时间与进仓截止。',
        '开船日期与中转港。',
        '每一行费用，按实际计费吨核定。',
      ],
    },
    {
      heading: '司机要带的',
      points: [
        '装箱单、SDS、危包证。',
        '送货车辆与人员的危险货物运输资质。',
        '每件外包装贴好危险性标签、UN 编号与正确运输名称。',
      ],
    },
    {
      heading: '货量有变怎么办',
      text: '进仓截止前致电客服修改件数、毛重与体积，费用按实测重算；截单前一工作日 11 点后取消，或货量变动超过约定比例，按亏舱费标准收取。',
    },
  ],
  links: [
    { label: '询拼箱价', to: '/brand/consolidation' },
    { label: '看拼箱规则', to: '/lcl' },
    { label: '返回首页', to: '/' },
  ],
};
