import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { ratesImport as words } from '#copy/operator/rates.ts';
import {
  type RatesImportRef,
  type RatesImportSnapshot,
  selectIsOpen,
  selectWhen,
} from '#machines/rates-import/index.ts';
import { sampleFile } from '#machines/rates-import/rates-import.sample.ts';
import { RatesImport } from '#src/operator/rates-import/RatesImport.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const sheets = ['xlsx', 'csv'].flatMap((format) => [words.template(format), words.export(format)]);

const hold = ({ name, size }: File) => ({ ...sampleFile, name, size });

export const subject: Subject = {
  entry: entryOf('rates-import'),
  render: (actor) => <RatesImport actor={actor as RatesImportRef} hold={hold} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as RatesImportSnapshot).matches('unread') ? KIT.retry : words.renew),
    'file.cancel': words.cancel,
    'preview.drop': words.drop,
    'preview.again': words.again,
    'publish.submit': (snapshot) =>
      selectWhen(snapshot as RatesImportSnapshot) === 'now' ? words.submitNow : words.submitLater,
    'rollback.ask': words.rollback,
    'rollback.keep': words.keep,
    'rollback.confirm': words.confirm,
    'withdraw.ask': `${words.withdraw} W45.xlsx`,
    'withdraw.keep': words.keep,
    'withdraw.confirm': words.withdrawConfirm,
  },
  besides: (snapshot: AnyMachineSnapshot) => (selectIsOpen(snapshot as RatesImportSnapshot) ? sheets : []),
};
