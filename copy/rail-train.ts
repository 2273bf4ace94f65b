/** Texts about a train, shared by list and order. */
export const trainText = {
  line: (from: string, to: string) => `${from} 至 ${to}`,
  train: (name: string, number: string) => `${name} ${number}`,
  transit: (days: number) => `参考 ${days} 天`,
  departs: '发车',
  border: '口岸，境外口岸',
  box: '用箱，还箱',
  cutOffs: { emptyPickup: '可提空箱', cyOpen: '可以进站', siCutoff: '截单', cyClosing: '截货' },
} as const;
