interface Named {
  dgClass: string;
  psnEn: string;
}

export const isSelfReactive = ({ dgClass, psnEn }: Named): boolean => dgClass === '4.1' && /SELF-REACTIVE/i.test(psnEn);

/** Organic peroxides, self-reactive and polymerizing goods require temperature control. */
export const needsTemperature = (goods: Named): boolean =>
  goods.dgClass === '5.2' || isSelfReactive(goods) || (goods.dgClass === '4.1' && /POLYMERIZING/i.test(goods.psnEn));
