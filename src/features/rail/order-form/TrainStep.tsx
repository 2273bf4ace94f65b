import { useSelector } from '@xstate/react';
import { railOrder as words } from '#copy/rail/order.ts';
import { nextId } from '#domain/booking/goods-list.ts';
import { blankRailContainer, type RailContainer, type RailForm } from '#domain/rail/form.ts';
import { railReaders, railService } from '#domain/rail/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { BoxLines } from '#src/features/booking/form/BoxLines.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { trainRows } from './train-rows.tsx';

const DOORS = ['pickup', 'delivery', 'fetchAddress', 'bringAddress', 'cargoReadyDate'];
const BOX = ['ctnType', 'quantity', 'soc', 'containerNos', 'emptyAt', 'returnCity', 'freeDays'];

const listHref = (form: RailForm) => railService.links(form).list;

/** Train, transport terms and containers. */
export function TrainStep({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, railReaders.selectFacts);
  return (
    <>
      <BookedPanel actor={actor} listHref={listHref} words={words} rows={trainRows(facts)} />
      <Panel title={words.doors} note={words.doorsNote}>
        <Fields actor={actor} at="" keys={DOORS} wide={['fetchAddress', 'bringAddress']} />
      </Panel>
      <Panel title={words.boxes} note={words.boxesNote}>
        <BoxLines<RailContainer>
          actor={actor}
          keys={BOX}
          wide={['containerNos']}
          placed={{}}
          types={(facts.offer?.boxes ?? []).map(({ ctnType }) => ctnType)}
          limits={facts.offer?.boxes}
          limitText={words.limit}
          make={(lines, ctnType) => ({ ...blankRailContainer, id: nextId(lines), ctnType })}
        />
      </Panel>
    </>
  );
}
