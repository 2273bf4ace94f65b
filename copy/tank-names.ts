import type { RentalTerm, TankService } from '#domain/tank/kinds.ts';

export const tankServiceNames: Readonly<Record<TankService, string>> = {
  TRANSPORT: '罐箱运输',
  RENTAL: '租罐',
  CLEANING: '洗罐',
  STORAGE: '堆存维修',
};

export const rentalTermNames: Readonly<Record<RentalTerm, string>> = { SHORT: '短租', LONG: '长租', FINANCE: '融资租' };
