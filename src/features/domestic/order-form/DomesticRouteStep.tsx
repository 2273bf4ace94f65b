import { useSelector } from '@xstate/react';
import { frame as words } from '#copy/booking/frame.ts';
import { domestic } from '#copy/domestic/search.ts';
import { newDomesticContainer } from '#domain/domestic/follow.ts';
import type { DomesticContainer, DomesticForm } from '#domain/domestic/form.ts';
import { domesticReaders, domesticService } from '#domain/domestic/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { BoxLines } from '#src/features/booking/form/BoxLines.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useValue } from '#src/features/booking/form/use-booking.ts';
import { tonsOf } from '../list/tons.ts';
import { Sailing } from './Sailing.tsx';

const listHref = (form: DomesticForm) => domesticService.links(form).list;

/** Chosen sailing, transport terms and containers. */
export function DomesticRouteStep({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, domesticReaders.selectFacts);
  const { sailing, offer } = facts;
  return (
    <>
      <BookedPanel
        actor={actor}
        listHref={listHref}
        words={{ ...domestic, booked: domestic.sailing, choose: words.backToList }}
        chosen={sailing === null ? null : <Sailing facts={facts} />}
      >
        <Fields actor={actor} at="" keys={['term']} />
      </BookedPanel>
      <Panel title={domestic.boxes}>
        <BoxLines<DomesticContainer>
          actor={actor}
          keys={['ctnType', 'quantity']}
          placed={{ ctnType: 'max-md:col-span-2' }}
          types={(offer?.boxes ?? []).map(({ ctnType }) => ctnType)}
          make={newDomesticContainer}
          note={(index) => <Limit actor={actor} index={index} />}
        />
      </Panel>
    </>
  );
}

/** Maximum load the ship accepts for the container type of this line. */
function Limit({ actor, index }: { actor: OrderFormRef; index: number }) {
  const type = useValue<string>(actor, `containers.${index}.ctnType`);
  const { offer } = useSelector(actor, domesticReaders.selectFacts);
  const limit = offer?.boxes.find(({ ctnType }) => ctnType === type)?.limitKg ?? null;
  return <p className="text-12 text-ink-3">{limit === null ? '' : domestic.limit(tonsOf(limit))}</p>;
}
