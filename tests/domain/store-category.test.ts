import { describe, expect, it } from 'vitest';
import { fireCategoriesOfRow, listedFlash, storeAnswer } from '#domain/dangerous-goods/store-category.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { PackingGroup } from '#domain/dangerous-goods/un-list/row.ts';

const goods = (
  mainClass: UnEntry['mainClass'],
  flashPoint: string | null,
  packingGroups: UnEntry['packingGroups'] = ['II'],
) => ({ mainClass, flashPoint, packingGroups });

describe('[3.14] the fire category of a store', () => {
  it.each<[string, ReturnType<typeof goods>, PackingGroup | null, string[]]>([
    ['methanol flashes at 11 ℃', goods('3', '11'), 'II', ['甲']],
    ['toluene in group III would flash from 27 ℃ on', goods('3', '27', ['III']), 'III', ['甲']],
    ['28 ℃ is no longer 甲', goods('3', '28', ['III']), 'III', ['乙']],
    ['kerosene at 38 ℃', goods('3', '38', ['III']), 'III', ['乙']],
    ['diesel from 52 ℃, class 3 to 60 ℃', goods('3', '>=52', ['III']), 'III', ['乙']],
    ['formaldehyde solution from 23 to 60 ℃', goods('3', '23-60', ['III']), 'III', ['甲', '乙']],
    ['from 25 to 50 ℃', goods('3', '25-50', ['III']), 'III', ['甲', '乙']],
    ['a sheet decides, but group I flashes low', goods('3', 'SDS', ['I', 'II', 'III']), 'I', ['甲']],
    ['a sheet decides, but group II flashes under 23 ℃', goods('3', 'SDS', ['I', 'II', 'III']), 'II', ['甲']],
    ['a sheet decides within group III', goods('3', 'SDS', ['I', 'II', 'III']), 'III', ['甲', '乙']],
    ['a typical flash point of several groups decides none', goods('3', '33', ['II', 'III']), 'II', ['甲']],
    ['a corrosive liquid at 49 ℃', goods('8', '49'), 'II', ['乙']],
    ['aniline at 70 ℃', goods('6.1', '70'), 'II', ['丙']],
    ['60 ℃ outside class 3', goods('6.1', '60'), 'II', ['丙']],
    ['above 60 ℃', goods('9', '>60', ['III']), 'III', ['丙']],
    ['from 25 ℃ on outside class 3', goods('8', '>=25'), 'II', ['甲', '乙', '丙']],
    ['up to 28 ℃, which itself is left out', goods('8', '20-28'), 'II', ['甲']],
    ['up to 29 ℃', goods('8', '20-29'), 'II', ['甲', '乙']],
    ['from 28 up to 60 ℃', goods('6.1', '28-60'), 'II', ['乙']],
    ['from 28 up to 61 ℃', goods('6.1', '28-61'), 'II', ['乙', '丙']],
    ['below freezing outside class 3', goods('2.1', '-104.5', []), null, ['甲']],
    ['without a flash point', goods('8', null), 'II', []],
    ['organic peroxides whatever their sheet says', goods('5.2', 'SADT', []), null, ['甲']],
  ])('%s', (_, one, packingGroup, categories) => {
    const row = { dangerousClass: one.mainClass, subsidiaryClasses: [], packingGroup, classificationCode: null };
    expect(fireCategoriesOfRow(row, listedFlash(one))).toEqual(categories);
  });

  it.each([
    ['甲 takes all', ['甲类', '乙类'], ['甲'], 'TAKEN'],
    ['甲 takes 丙 too', ['甲类'], ['丙'], 'TAKEN'],
    ['乙 refuses 甲', ['乙类', '恒温'], ['甲'], 'REFUSED'],
    ['乙 takes 乙', ['乙类'], ['乙'], 'TAKEN'],
    ['乙 asks where it may be 甲', ['乙类'], ['甲', '乙'], 'ASK'],
    ['丙 refuses both', ['丙类'], ['甲', '乙'], 'REFUSED'],
    ['丙 takes 丙', ['丙类', '保税'], ['丙'], 'TAKEN'],
    ['a tank farm is asked', ['罐区', '堆场'], ['甲'], 'ASK'],
    ['what asks for no category is taken by class', ['罐区'], [], 'TAKEN'],
    ['what the list does not decide is asked even of 甲', ['甲类'], null, 'ASK'],
  ] as const)('%s', (_, kinds, categories, answer) => {
    expect(storeAnswer(kinds, categories)).toBe(answer);
  });
});
