/** Hand-in note of cargo, for every kind of stuffing. */
export const handInNote = {
  title: '进仓通知书',
  number: '进仓编号',
  numberNote: '送货单与外包装都写上这个编号',
  station: '装箱仓库',
  address: '地址',
  phone: '联系电话',
  hours: '收货时间',
  required: '司机要带',
  papers: ['进仓通知书（打印或手机出示）', '装箱单'],
  label: '每件外包装贴危险性标签（不小于 100 mm × 100 mm），写 UN 编号与正确运输名称；海洋污染物另贴标记。',
  general: '每件外包装写唛头与进仓编号；实木包装须有 IPPC 熏蒸章。',
  print: '打印进仓通知书',
} as const;
