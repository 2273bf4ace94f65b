import { flexitank } from '#copy/flexitank/search.ts';
import { netPerBox } from '#domain/flexitank/bag.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { useDerived } from '#src/features/booking/form/use-booking.ts';

const netText = (form: FlexitankForm): string => {
  const net = netPerBox(form);
  const total = form.cargo[0]?.netWeight ?? '';
  return net === null || total === '' ? '' : flexitank.order.net(showMeasure(net), showMeasure(total));
};

/** Net weight per container and in total, once bag and liquid are known. */
export function NetText({ actor }: { actor: OrderFormRef }) {
  const text = useDerived<FlexitankForm, string>(actor, '', netText);
  return (
    <p role="status" className="font-strong">
      {text}
    </p>
  );
}
