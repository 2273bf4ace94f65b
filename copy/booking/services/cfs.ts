import type { CodeNames } from '#domain/reference/code-names.ts';
import { stuffingNames } from '../../stuffing-names.ts';
import { serviceWords, under } from '../service-words.ts';
import { boxChoices, boxFields } from './boxes.ts';
import { handInChoices, handInFields, pieceFields } from './pieces.ts';

const via: CodeNames = { '': '直达' };

export const cfsWords = serviceWords({
  fields: {
    ...boxFields,
    ...pieceFields,
    ...handInFields,
    soNo: { label: '订舱号(SO)', help: '照订舱确认抄写，8–20位' },
    blNo: { label: '提单号' },
    carrierCode: { label: '船公司' },
    vessel: { label: '船名' },
    voyage: { label: '航次' },
    imoNo: { label: '船舶IMO编号', help: '7位数字' },
    orgPortCode: { label: '起运港' },
    terminal: { label: '码头', help: '例如 洋山四期' },
    viaPortCode: { label: '中转港' },
    dstPortCode: { label: '目的港' },
    etd: { label: '开航时间' },
    cyOpen: { label: '开港时间' },
    cyClosing: { label: '截港时间', help: '重箱进港的最后时间' },
    siCutoff: { label: '截单时间' },
    dgCutoff: { label: '截危申报时间' },
    vgmCutoff: { label: '截VGM时间' },
    customsCutoff: { label: '截关时间' },
    gateInRequirement: { label: '要求进港时间' },
    'containers.*.sealNos': { label: '封号', help: '提箱后填写，用逗号分隔' },
    emptyPickup: { label: '提空箱' },
    ...under('options', {
      pallet: { label: stuffingNames.pallet },
      lashing: { label: stuffingNames.lashing },
      airbag: { label: stuffingNames.airbag },
      partition: { label: stuffingNames.partition },
      dunnage: { label: stuffingNames.dunnage },
      wrapping: { label: stuffingNames.wrapping },
      marking: { label: stuffingNames.marking },
      sorting: { label: stuffingNames.sorting },
      weighing: { label: stuffingNames.weighing },
      photos: { label: stuffingNames.photos, help: '每箱不少于6张' },
      supervision: { label: stuffingNames.supervision, help: '附监装视频' },
      fumigation: { label: stuffingNames.fumigation },
      placards: { label: stuffingNames.placards, help: '危险品箱必选' },
      unplacard: { label: stuffingNames.unplacard },
    }),
    ...under('services', {
      declaration: { label: '危申报' },
      customs: { label: '报关' },
      gateIn: { label: '拖卡进港' },
      alongside: { label: '直装船边' },
    }),
    planDeliverDate: { label: '计划送货日期', help: '不晚于装箱日期' },
    planStuffDate: { label: '计划装箱日期', help: '不晚于截港日' },
    pickupPostcode: { label: '提货邮编' },
    vehicles: { label: '送货车辆' },
    ...under('vehicles.*', {
      plate: { label: '车牌号' },
      driver: { label: '司机姓名' },
      driverId: { label: '司机身份证号' },
      driverPhone: { label: '司机手机' },
      transportPermit: { label: '危货运输证号' },
    }),
    packList: { label: '装箱单', help: '危险品须随订单上传' },
  },
  choices: {
    ...boxChoices,
    emptyPickup: { OURS: '我司代提', SELF: '自送到仓' },
    handIn: handInChoices,
    viaPortCode: via,
  },
  steps: { station: '装箱仓与船期', work: '作业与联系人' },
});
