import { hasDangerous } from '../booking/goods-line.ts';
import { followMeasured } from '../booking/measures.ts';
import { followed } from '../booking/package-shares.ts';
import { parentOf, readAt, replaceAt } from '../form/path.ts';
import type { AirContext } from './context.ts';
import { type AirCargoLine, type AirForm, blankAirCargo } from './form.ts';
import { isLight, limitOfLine } from './rules.ts';
import { instructionsOf } from './special-goods.ts';

const NUMBER = /^cargo\.\d+\.dg\.unNo$/;
const KIND = /^cargo\.\d+\.isDanger$/;

const onlyInstruction = (typed: string): string => {
  const known = instructionsOf(typed) ?? [];
  return known.length === 1 ? known[0]! : '';
};

const generalAgain = (line: AirCargoLine): AirCargoLine => {
  const { packingInstruction, perPackage, wattHours, lithiumGrams, dryIce } = blankAirCargo;
  return { ...line, packingInstruction, perPackage, wattHours, lithiumGrams, dryIce };
};

/** Where the limit is in kilograms, the quantity per package defaults to its net weight. */
function withNetOfPackage(line: AirCargoLine, before: AirCargoLine | undefined): AirCargoLine {
  if (!line.isDanger) return line;
  const limit = limitOfLine(line, 'CAO');
  if ('unit' in limit && limit.unit === 'L') return line;
  const perPackage = followed(line.perPackage, before?.dg.dgNetWeight ?? '', line.dg.dgNetWeight);
  return perPackage === line.perPackage ? line : { ...line, perPackage };
}

function followLine(form: AirForm, path: string): AirForm {
  if (NUMBER.test(path)) {
    const at = parentOf(parentOf(path));
    const line = readAt(form, at) as AirCargoLine;
    const instruction = onlyInstruction(line.dg.unNo);
    return instruction === '' ? form : replaceAt(form, `${at}.packingInstruction`, instruction);
  }
  if (!KIND.test(path)) return form;
  const at = parentOf(path);
  const line = readAt(form, at) as AirCargoLine;
  return replaceAt(form, at, line.isDanger ? { ...line, lithium: false } : generalAgain(line));
}

/**
 * Derives the volume from sizes and the packing instruction from the number; clears the volume share of heavy cargo.
 */
export function followAir(form: AirForm, _: AirContext, path: string, before: AirForm): AirForm {
  const next = followLine(followMeasured<AirCargoLine, AirForm>(form, path, before), path);
  if (!path.startsWith('cargo')) return next;
  const lines = next.cargo.map((line) =>
    withNetOfPackage(
      line,
      before.cargo.find(({ id }) => id === line.id),
    ),
  );
  const cargo = lines.every((line, index) => line === next.cargo[index]) ? next.cargo : lines;
  const share = isLight({ cargo }) ? next.share : '0';
  const declared = hasDangerous({ cargo }) ? {} : { declaration: 'SELF', declarationFiles: [] };
  return { ...next, cargo, share, ...declared };
}
