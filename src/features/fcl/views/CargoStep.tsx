import { blankCargo, type FclForm } from '#domain/fcl/form.ts';
import { papersOf } from '#domain/fcl/papers.ts';
import { fclReaders, fclService } from '#domain/fcl/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BoxLoads } from '#src/features/booking/form/BoxLoads.tsx';
import { FormPapers } from '#src/features/booking/form/FormPapers.tsx';
import { BoxedGoodsStep } from '#src/features/booking/form/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { useShared } from '#src/features/booking/form/use-booking.ts';
import { CutOffCalendar } from './SailingFacts.tsx';

/** Documents of the sailing; cut-offs can be exported to a calendar. */
export function Papers({ actor }: { actor: OrderFormRef }) {
  const facts = useShared(actor, fclReaders.selectFacts);
  const { offer, now } = facts;
  if (offer === null) return null;
  return (
    <FormPapers<FclForm>
      actor={actor}
      zone={offer.timezone}
      now={now}
      papersOf={(form) => papersOf(form, offer, now)}
      action={<CutOffCalendar facts={facts} />}
    />
  );
}

/** Goods, segregation and the documents they need. */
export function CargoStep(props: CargoStepProps) {
  const { actor } = props;
  const { offer } = useShared(actor, fclReaders.selectFacts);
  return (
    <BoxedGoodsStep {...props} blank={blankCargo} isDanger={offer?.isDanger ?? true}>
      <UntakenGoods<FclForm> actor={actor} offer={offer} linksOf={fclService.links} />
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} />
      <Papers actor={actor} />
    </BoxedGoodsStep>
  );
}
