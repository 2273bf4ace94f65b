import { tank } from '#copy/tank/search.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { isCarried, isLet } from '#domain/tank/tank.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useDerived } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

const words = tank.order;
const LOADING = ['loadAt', 'loadingDate', 'loadingMethod', 'loadingPlace'];
const UNLOADING = ['unloadAt', 'dischargeMethod', 'outlet', 'unloadingPlace', 'cleanAfter', 'residue'];
const YARD = ['retest', 'cleanAfter', 'residue', 'repair'];

/** Loading, unloading or depot work, and the contact. */
export function WorkStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  const isLane = useDerived<TankForm, boolean>(actor, '', isCarried);
  const isRented = useDerived<TankForm, boolean>(actor, '', isLet);
  return (
    <>
      {isLane ? (
        <Panel title={words.handling} note={words.handlingNote}>
          <Fields actor={actor} at="" keys={LOADING} wide={['loadingPlace']} />
          <Fields actor={actor} at="" keys={UNLOADING} wide={['unloadingPlace']} />
        </Panel>
      ) : isRented ? null : (
        <Panel title={words.yardWork} note={words.yardWorkNote}>
          <Fields actor={actor} at="" keys={YARD} />
        </Panel>
      )}
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
