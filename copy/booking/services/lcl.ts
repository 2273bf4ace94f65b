import { serviceWords, under } from '../service-words.ts';
import { arrivalChoices, arrivalFields, handInChoices, handInFields, handInSteps, pieceFields } from './pieces.ts';

export const lclWords = serviceWords({
  fields: {
    ...pieceFields,
    ...under('cargo.*', {
      wooden: { label: '含木包装', help: '实木包装须有 IPPC 熏蒸章' },
      oversize: { label: '有单件超过 2 m', help: '勾选后填写单件长宽高' },
      palletized: { label: '带托' },
    }),
    ...handInFields,
    plate: { label: '车牌号', help: '可在进仓前补给客服' },
    driver: { label: '司机姓名' },
    driverPhone: { label: '司机手机' },
    transportPermit: { label: '危货运输证号', help: '送危险品的车须有' },
    ...arrivalFields,
  },
  choices: { handIn: handInChoices, ...arrivalChoices },
  steps: handInSteps,
});
