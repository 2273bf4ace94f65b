import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { InstructionForm } from '#domain/paper-forms/shipping-instruction.ts';
import type { MassForm } from '#domain/paper-forms/verified-mass.ts';

type Papers = Pick<OrderAnswer, 'papers'>;

/** As their customer completes what an order begins. */
export function massesOf({ papers }: Papers, numbers: readonly string[]): MassForm {
  const begun = papers.find(({ code }) => code === 'VERIFIED_MASS')?.handIn?.form;
  if (begun?.paper !== 'VERIFIED_MASS') throw new Error('no form was begun');
  return {
    ...begun.values,
    ...{ responsible: 'SAMPLE CHEMICAL', signature: 'ZHANG SAN', weigher: '李四' },
    ...{ weighingPlace: '上海外高桥', telephone: '13900000001' },
    boxes: begun.values.boxes.map((box, index) => ({
      ...box,
      containerNo: numbers[index] ?? '',
      dunnageKg: '120',
      tareKg: '2230',
    })),
  };
}

export function instructionOf({ papers }: Papers): InstructionForm {
  const begun = papers.find(({ code }) => code === 'SHIPPING_INSTRUCTION')?.handIn?.form;
  if (begun?.paper !== 'SHIPPING_INSTRUCTION') throw new Error('no form was begun');
  const party = { ...begun.values.shipper, companyNameEn: 'SAMPLE CHEMICAL', addressEn: '1 SAMPLE ROAD' };
  return {
    ...begun.values,
    ...{ shipper: party, consignee: party, notifySame: true, blType: 'TELEX', issuePlace: 'SHANGHAI' },
    cargo: begun.values.cargo.map((line) => ({ ...line, marks: 'N/M', hsCode: '2905110000', volume: '40' })),
  };
}
