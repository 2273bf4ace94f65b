import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { InstructionForm } from '#domain/paper-forms/shipping-instruction.ts';
import type { MassForm } from '#domain/paper-forms/verified-mass.ts';

type Papers = Pick<OrderAnswer, 'papers'>;

/** As their customer completes what an order begins. */
export function massesOf({ papers }: Papers, numbers: readonly string[]): MassForm {
  const initialForm = papers.find(({ code }) => code === 'VERIFIED_MASS')?.handIn?.form;
  if (initialForm?.paper !== 'VERIFIED_MASS') throw new Error('no form was started');
  return {
    ...initialForm.values,
    ...{ responsible: 'SAMPLE CHEMICAL', signature: 'ZHANG SAN', weigher: '李四' },
    ...{ weighingPlace: '上海外高桥', telephone: '13900000001' },
    boxes: initialForm.values.boxes.map((box, index) => ({
      ...box,
      containerNo: numbers[index] ?? '',
      dunnageKg: '120',
      tareKg: '2230',
    })),
  };
}

export function instructionOf({ papers }: Papers): InstructionForm {
  const initialForm = papers.find(({ code }) => code === 'SHIPPING_INSTRUCTION')?.handIn?.form;
  if (initialForm?.paper !== 'SHIPPING_INSTRUCTION') throw new Error('no form was started');
  const party = { ...initialForm.values.shipper, companyNameEn: 'SAMPLE CHEMICAL', addressEn: '1 SAMPLE ROAD' };
  return {
    ...initialForm.values,
    ...{ shipper: party, consignee: party, notifySame: true, blType: 'TELEX', issuePlace: 'SHANGHAI' },
    cargo: initialForm.values.cargo.map((line) => ({ ...line, marks: 'N/M', hsCode: '2905110000', volume: '40' })),
  };
}
