import { compare, decimalText, roundUp } from '../../../decimal.ts';
import { volumeOf } from '../../../fees/lcl.ts';
import { followLines } from '../../goods-list.ts';
import { followed } from '../../package-shares.ts';
import { numberOf } from '../../totals.ts';
import type { LclContext } from './context.ts';
import type { LclCargoLine, LclForm } from './form.ts';

type Measured = Pick<LclCargoLine, 'height' | 'length' | 'packages' | 'width'>;

/** Cubic metres of all pieces of a line by the size of one; empty while a size or the count is not known. */
export function measuredVolume({ length, width, height, packages }: Measured): string {
  const [long, wide, high] = [numberOf(length), numberOf(width), numberOf(height)];
  if (long === null || wide === null || high === null || !/^[1-9]\d{0,5}$/.test(packages)) return '';
  const volume = roundUp(volumeOf([{ length: long, width: wide, height: high, pieces: Number(packages) }]), 3);
  return compare(volume, 0) > 0 ? decimalText(volume) : '';
}

const SIZES = /^cargo(?:\.\d+\.(?:height|length|packages|width))?$/;

function withVolume(line: LclCargoLine, before: LclCargoLine | undefined): LclCargoLine {
  const now = measuredVolume(line);
  if (now === '') return line;
  const volume = followed(line.volume, before === undefined ? '' : measuredVolume(before), now);
  return volume === line.volume ? line : { ...line, volume };
}

/** The volume follows from the sizes until somebody writes it. */
export function followLcl(form: LclForm, _: LclContext, path: string, before: LclForm): LclForm {
  const next = followLines<LclCargoLine, LclForm>(form, path, before);
  if (!SIZES.test(path)) return next;
  const cargo = next.cargo.map((line) =>
    withVolume(
      line,
      before.cargo.find(({ id }) => id === line.id),
    ),
  );
  return cargo.every((line, index) => line === next.cargo[index]) ? next : { ...next, cargo };
}
