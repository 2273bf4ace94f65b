/** The words of the order of boxes by rail. */
export const railOrder = {
  line: '线路',
  train: '班列',
  arrives: '到站',
  booked: '班列',
  change: '更换班列',
  choose: '去选班列',
  noOffer:
    '尚未选择班列，或价格已失效。请在班列列表里选一班，点下单就带着线路、箱型箱量与门点回到这里，已经填写的内容都留着。',
  doors: '提货与送货',
  doorsNote: '从车站到车站，或由我们到门点提货、送货；条款由两头的选择决定。',
  boxes: '箱型箱量',
  boxesNote: '不勾货主箱的用班列的箱；提箱点、还箱城市与免箱期不填，就按上面的价格条件，填了另报价。',
  limit: (kg: string) => `限重 ${kg} kg，与列表相同：超过不能订，请减少货重或增加箱量`,
  cargoNote: 'HS 编码与货值用于过境申报，每种货物都要写。',
  consignee: '收货人资料',
  consigneeNote: '过境与到站海关都要核对。税号按收货人所在国填写，欧盟收货人填 EORI 号。',
  customs: '报关与单证',
  boxText: (days: number | null, depot: string) => `${days === null ? '' : `免箱期 ${days} 天，`}还箱 ${depot}`,
} as const;
