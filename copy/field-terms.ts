import { patternOf } from '#domain/form/path.ts';
import type { ExplainedTerm } from './terms.ts';

/** Words of the trade in the labels of the order forms, by the field's path. */
const fieldTerms: Readonly<Record<string, ExplainedTerm>> = {
  receiptType: { name: 'cfs', word: 'CFS' },
  'cargo.*.sds': { name: 'sds', word: 'SDS' },
  'cargo.*.packingInstruction': { name: 'pi', word: 'PI' },
  'cargo.*.dg.dangerPackCertNo': { name: 'packageCertificate', word: '危包证' },
  'cargo.*.dg.perfCertNo': { name: 'packageTest', word: '性能单' },
  'services.declaration.wanted': { name: 'declaration', word: '危申报' },
  'services.stuffing.wanted': { name: 'stuffing', word: '内装' },
  'services.placards.wanted': { name: 'placards', word: '箱贴' },
  soNo: { name: 'so', word: 'SO' },
  siCutoff: { name: 'si', word: '补料' },
  dgCutoff: { name: 'declaration', word: '危申报' },
  vgmCutoff: { name: 'vgm', word: 'VGM' },
  'services.declaration': { name: 'declaration', word: '危申报' },
  'options.lashing': { name: 'lashing', word: '加固' },
  'options.placards': { name: 'placards', word: '箱贴' },
  'containers.*.sealNos': { name: 'seal', word: '封号' },
  'containers.*.soc': { name: 'soc', word: 'SOC' },
  'containers.*.freeDays': { name: 'freeDays', word: '免箱期' },
  'cargo.*.wooden': { name: 'wooden', word: '木包装' },
  'cargo.*.tunnelCode': { name: 'tunnel', word: '隧道限制代码' },
  declaredAt: { name: 'transfer', word: '转关' },
  insured: { name: 'insuredValue', word: '保价' },
  tankType: { name: 'tankCode', word: '罐型' },
  lastCargo1: { name: 'lastCargo', word: '前载货' },
  lastCargoRule: { name: 'lastCargo', word: '前载货' },
  nitrogen: { name: 'nitrogen', word: '氮封' },
  baffle: { name: 'baffle', word: '防波板' },
  boxDeposit: { name: 'boxDeposit', word: '押箱' },
  receipt: { name: 'receipt', word: '回单' },
  'services.handling.wanted': { name: 'lashing', word: '加固' },
};

export const fieldTerm = (path: string): ExplainedTerm | undefined => fieldTerms[patternOf(path)];
