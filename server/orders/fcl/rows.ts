import type { FclForm } from '#domain/fcl/form.ts';
import type { PreparedOrder } from '../order-service.ts';

export const containersOf = ({ containers }: Pick<FclForm, 'containers'>): PreparedOrder['containers'] =>
  containers.map(({ ctnType, quantity, soc, weightPerCtn }) => ({
    containerCode: ctnType,
    quantity: Number(quantity),
    shipperOwned: soc,
    weightKg: weightPerCtn,
  }));
