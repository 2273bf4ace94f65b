import type { AirAnswer } from '#contract/services/air-prices.ts';
import type { Aircraft } from '#domain/air/limits.ts';

export const aircraftNames: Readonly<Record<Aircraft, string>> = { PAX: '客机 PAX', CAO: '全货机 CAO' };

type Load = NonNullable<AirAnswer['load']>;

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** A day of a flight; weekdays from Sunday on. */
export const flightDayText = (day: string, weekday: number): string => `${day.slice(5)} 周${WEEKDAYS[weekday] ?? ''}`;

/** Flights, the loads they accept and their charges, in the price list and the order. */
export const airLoad = {
  waybill: (prefix: string) => `运单 ${prefix}`,
  aircraft: aircraftNames,
  closes: '截订',
  transit: (days: number) => `${days} 天到`,
  breakName: (fromKg: number) => (fromKg === 0 ? 'N' : `+${fromKg}`),
  work: '计费重怎样来的',
  steps: {
    gross: '毛重',
    volume: (volume: string) => `体积重，${volume} m³ × 167`,
    taken: '取大的，进到 0.5 kg',
    shared: (share: number) => `分泡 ${share}%：毛重加上超出部分的 ${100 - share}%，进到 0.5 kg`,
    own: (name: string, kg: string, rate: string) => `本档 ${name}，${kg} kg × ${rate}`,
    higher: (name: string, kg: string, rate: string) => `上一档 ${name}，${kg} kg × ${rate}`,
    least: (rate: string) => `低于起价 M，按 ${rate} 计`,
  },
  saved: (kg: string, amount: string) => `靠级计费：按 ${kg} kg 计更省，省 ${amount}。运单仍写计费重。`,
  kilograms: (kg: string) => `${kg} kg`,
  density: {
    HEAVY: '每立方米超过 300 kg，算重货。',
    EVEN: '每立方米 167 至 300 kg，算平货，不用分泡。',
    LIGHT: '每立方米不到 167 kg，算泡货，可以谈分泡。',
  } satisfies Record<Load['density'], string>,
  filters: { aircraft: '机型', anyAircraft: '客机与全货机', airline: '航司', anyAirline: '全部航司' },
  goods: {
    forbidden: '禁运',
    noLimit: '不限',
    unknown: '待核实，以航空公司答复为准',
    open: (amount: string, unit: string) => `最多 ${amount} ${unit}，看包装类别`,
    limit: (amount: string, unit: string) => `每件 ${amount} ${unit}`,
  },
  refusal: {
    IN_DOUBT: (goods: string) => `${goods}的空运限量待核实，请询价，由危险品专员向航空公司确认。`,
    FORBIDDEN: (aircraft: string, goods: string) => `限量表标注 X，${goods}禁止由${aircraft}运输。`,
    OVER_LIMIT: (aircraft: string, limit: string, typed: string, pieces: number | null = null) =>
      `${aircraft}每件最多 ${limit}，您每件 ${typed}。改成每件 ${limit}${pieces === null ? '' : `、${pieces} 件`}后可走。`,
    CARRIER: (name: string, dangerousClass: string, basis = '') => `${name}不收第 ${dangerousClass} 类${basis}。`,
    ORIGIN: (name: string, dangerousClass: string, basis = '') =>
      `${name}机场不收第 ${dangerousClass} 类出港${basis}。`,
    DESTINATION: (name: string, dangerousClass: string, basis = '') =>
      `${name}机场不收第 ${dangerousClass} 类进港${basis}。`,
  },
};
