export const airBooking = {
  flight: '航班',
  change: '换航班',
  transit: '时效',
  handIn: '进仓截止',
  noOffer:
    '尚未选择价格，或价格已失效。请在空运列表里选一个航班：每一行写明机型、重量档、每件限量与全部费用，点下单就带着货物回到这里，已经填写的都留着。',
  aircraft: {
    title: '走哪种飞机',
    note: '每件净量按限量表；仅供参考，以航空公司、民航与主管机关最终审核为准',
    taken: '可走',
    refused: '走不了',
    asked: '待核实',
    booked: '所选航班',
    label: '包装须贴“仅限货机”标。',
  },
  charge: {
    title: '计费重与运费',
    note: '燃油、安全等附加费见价格栏',
    empty: '填好毛重与尺寸，这里逐行写出计费重怎样来、按哪一档计。',
  },
  declaration: '托运人申报单 DGD',
  declarationNote: '正本 3 份随货；自己填的可以现在上传，也可以在进仓截止前发给客服',
  deliver: '交货',
  deliverNote: (time: string) => `进仓截止 ${time}，送到机场；危险品要贴好标签、带齐单证`,
  beyondNote: '委托报关、提货、派送与保险的费用由客服报价，不加在合计里。',
  number: '入仓号就是订单号：送货单与外包装都写上它。',
} as const;
