/** When boxes are fetched, loaded and handed in at the station. */
export const railLoading = {
  cutOffNotes: {
    emptyPickup: '从这时起提空箱、装箱；自备箱不需要。',
    cyOpen: '从这时起重箱可以进站。',
    siCutoff: '合同、发票、装箱单与收货人信息在此之前交齐。',
    cyClosing: '重箱最晚进站时间，迟到顺延到下一班。',
    departs: '班列从发站开出。',
  },
  title: '装箱与进站时间表',
  note: '时间为发站当地时间。错过截单或截货会顺延到下一班，运价以新班次为准并事先征得同意。',
} as const;
