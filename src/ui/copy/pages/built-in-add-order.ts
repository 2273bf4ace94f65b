import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '内装委托',
  description: '已有舱位，委托装箱：选择能收您货物类别的仓库，填写订舱号、船期截点、箱型箱量与装箱要求。',
  heading: '内装箱委托',
  lead: '舱位已经在别处订好，装箱交给我们：提空箱、进仓、装箱加固、贴箱贴、称重、进港一条线。',
  picture: 'warehouse',
  sections: [
    {
      heading: '选仓的规则',
      text: '只有具备相应类别作业资质的仓库会出现在列表里；货物之间须先过隔离检查，不能同箱的要分箱。计划送货日不晚于装箱日，装箱日不晚于截港时间。',
    },
    {
      heading: '装箱作业可选',
      points: [
        '打托、木方加固、气囊、隔板、衬垫、缠膜、贴唛与分货。',
        '称重出 VGM、装箱照片每箱不少于六张、监装、熏蒸。',
        '四面箱贴与除旧贴，危险品箱必选。',
      ],
    },
    {
      heading: '随单资料',
      text: '订舱确认、装箱单、SDS、危包证与性能单；订舱号由八至二十位字母和数字组成，照原样抄写。提交后给出进仓编号与二维码、仓库联系人、开放时间与门口须出示的证件。',
    },
  ],
  ways: [
    { label: '看合作仓库', to: '/warehouse' },
    { label: '还没有舱位，先订整箱', to: '/shippingFcl' },
    { label: '隔离检查', to: '/dgdesk' },
  ],
};
