import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '危品服务受理说明',
  description: '危险品预审、鉴定、SDS 与申报代办由客服受理之后的步骤：要补的资料、办理过程与结论的效力。',
  heading: '危品服务受理说明',
  lead: '预审、鉴定与代办由客服受理，网上没有服务单可查。这一页说明受理之后怎样办理、还要补什么。',
  picture: 'drum',
  sections: [
    {
      heading: '通常要补的资料',
      points: [
        '成分表：各成分的 CAS 号与含量，合计百分之百。',
        '旧版 SDS 与以往的鉴定书。',
        '包装照片；需要检测的，样品的邮寄地址由客服告知。',
      ],
    },
    {
      heading: '办理过程',
      text: '受理后由危险品专员核对成分与用途，有疑问会电话联系您。需要送样检测的，从样品签收起算时间。预审结论会写明船公司、港口与依据的条款。',
    },
    {
      heading: '结论的效力',
      text: '预审与分类建议仅供参考，以船公司、海事与主管机关最终审核为准；鉴定书与危包证由具备资质的机构出具。',
    },
  ],
  links: [
    { label: '先在网上查品名', to: '/dgdesk' },
    { label: '查整箱运价', to: '/shippingFcl' },
    { label: '返回首页', to: '/' },
  ],
};
