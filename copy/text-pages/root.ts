import { brand } from '#copy/brand.ts';
import type { PageCopy } from '../text-pages.ts';

export const page: PageCopy = {
  get title() {
    return `进入${brand.name}`;
  },
  get description() {
    return `从合作平台、邮件或会员中心进入${brand.name}的落地页：核对链接后带您去要去的页面，没有凭据时告诉您可以去哪里。`;
  },
  get heading() {
    return `进入${brand.name}`;
  },
  lead: '您正在经由一个跳转地址进入本站。链接里带有一次性凭据时，我们核对后会带您到目标页面；现在没有收到凭据。',
  picture: 'ship',
  sections: [
    {
      heading: '为什么会看到这一页',
      text: '通常是因为链接已经用过、超过六十秒、复制时缺了一段，或者收藏了跳转地址本身。一次性凭据只能使用一次，用过之后请从合作平台或会员中心重新打开。',
    },
    {
      heading: '接下来可以做什么',
      points: [
        '直接浏览：查价、看船期、查危险品，都不需要登录。',
        '从页面右上角用手机号登录，再去会员中心查看订单。',
        '如果链接来自他人，请核对对方身份，不要转发含有凭据的地址。',
      ],
    },
    {
      heading: '安全说明',
      text: '本页只会把您带到本站之内的页面，不会跳往其他网站；地址栏中的凭据在读取后立即清除，不写入历史记录。',
    },
  ],
  links: [
    { label: '去首页', to: '/' },
    { label: '查运价', to: '/shippingFcl' },
    { label: '新手指南', to: '/helpCenter?id=1.1.1' },
  ],
};
