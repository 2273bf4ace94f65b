import type { PageCopy } from '../text-pages.ts';

export const page: PageCopy = {
  title: '危险品培训',
  description: '面向货主与货代的危险品申报、包装与积载培训：每月开班，结业发证。',
  heading: '危险品培训',
  lead: '申报、包装、标记与积载，一天讲清，当天考核。',
  picture: 'drum',
  sections: [{ heading: '怎样报名', text: '打服务热线说明人数与日期，客服会回复开班时间。' }],
  links: [{ label: '去首页', to: '/' }],
};
