import type { ModeLoad, ModeReason } from '#contract/calls/mode-advice.ts';
import { modes } from '#copy/dg-desk/modes.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';

const words = modes.load;

/** Describes the load, one line per fact. */
export function loadLines(load: ModeLoad): string[] {
  switch (load.kind) {
    case 'BOX':
      return [
        words.box(load.units, words.kinds[load.package], load.perBox),
        words.packages(showMeasure(String(load.packages)), words.each[load.package], showMeasure(load.netEach)),
        words.limit(showMeasure(String(load.limitKg))),
      ];
    case 'TANK':
      return [
        words.tank(load.units, load.tankType, showMeasure(String(load.capacityLitres))),
        [words.fill(load.fill), ...(load.highest === null ? [] : [words.highest(load.highest)])].join('，'),
        words.most(showMeasure(load.mostKg)),
      ];
    case 'FLEXITANK':
      return [words.flexitank(load.units, load.size), words.filled(showMeasure(load.netKg), showMeasure(load.totalKg))];
    case 'LCL':
      return [looseLine(load), `${words.charged(load.tons)}，${words.by[load.by]}`];
    case 'AIR':
      return [
        looseLine(load),
        words.air(showMeasure(load.chargedKg), load.fromKg, formatMoney(load.rate, load.currency)),
        ...(load.limit === null ? [] : [words.perPackage(load.limit.amount, load.limit.unit)]),
      ];
    default:
      return load satisfies never;
  }
}

const looseLine = ({ packages, volume }: { packages: number | null; volume: string }) =>
  packages === null
    ? words.volume(showMeasure(volume))
    : words.loose(showMeasure(String(packages)), showMeasure(volume));

/** Describes a rule, with its source. */
export function reasonText(reason: ModeReason): string {
  switch (reason.code) {
    case 'PARTY':
      return modes.party(reason.party, reason.nameCn, reason.refusedClass);
    case 'PACKAGE_FORBIDDEN':
      return modes.packageForbidden(reason.package, reason.instructions);
    case 'AIR_FORBIDDEN':
      return modes.airForbidden(reason.aircraft);
    case 'AIR_REPACK':
      return modes.airRepack(reason.amount, reason.unit, showMeasure(String(reason.packages)));
    case 'TANK_GAS':
      return modes.tankGas(reason.tankType);
    case 'TANK_ASKED':
      return modes.tankOnRequest(reason.tankType, reason.why);
    case 'TANK_SURGE':
      return modes.tankSurge(reason.fill);
    case 'TANK_WEAK':
      return modes.tankWeak(reason.needed, reason.offered);
    default:
      return modes.reasons[reason.code];
  }
}
