import type { CodeNames } from '#domain/reference/code-names.ts';
import { vehicles } from '#domain/road/vehicles.ts';
import { stopWords } from '../../door-stop.ts';
import { doorWindows } from '../../door-windows.ts';
import { serviceWords, under } from '../service-words.ts';
import { doorSteps, roadChoices, roadFields } from './road.ts';

const types: CodeNames = Object.fromEntries(vehicles.map(({ code, nameCn }) => [code, nameCn]));
const CITY = '与询价时的路线一致';

export const truckWords = serviceWords({
  fields: {
    ...roadFields,
    optionId: { label: '报价方案' },
    vehicle: { label: '车型' },
    vehicleCount: { label: '车数' },
    ...under('loading', { ...stopWords('装货', CITY), day: { label: '装货日期', help: '最早从明天起' } }),
    ...under('unloading', { ...stopWords('卸货', CITY), day: { label: '卸货日期', help: '不早于装货日期' } }),
    trucks: { label: '车辆与人员' },
    ...under('trucks.*', {
      plate: { label: '车牌号', help: '货车或牵引车' },
      trailer: { label: '挂车车牌', help: '以“挂”字结尾' },
      driver: { label: '驾驶员姓名' },
      driverPhone: { label: '驾驶员手机' },
      driverLicence: { label: '驾驶证号', help: '18位，与身份证号相同' },
      driverCert: { label: '驾驶员从业资格证号', help: '道路危险货物运输驾驶员' },
      permit: { label: '道路危险货物运输许可证号' },
      permitExpire: { label: '许可证有效期至', help: '须晚于装货日期' },
      escort: { label: '押运员姓名' },
      escortPhone: { label: '押运员手机' },
      escortCert: { label: '押运员从业资格证号', help: '道路危险货物运输押运员' },
    }),
  },
  choices: {
    ...roadChoices,
    vehicle: types,
    'loading.window': doorWindows,
    'unloading.window': doorWindows,
  },
  steps: { ...doorSteps, trucks: '车辆与人员' },
});
