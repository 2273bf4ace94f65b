import { useSelector } from '@xstate/react';
import { blockText, operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { dgStatuses } from '#domain/orders/statuses.ts';
import {
  type OperatorOrderRef,
  selectCanEdit,
  selectChosenStep,
  selectIsTimeReadable,
  selectMoveDangerous,
  selectMoveTime,
  selectSheet,
} from '#machines/operator-order/index.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { ANCHORS } from './StepBlocks.tsx';

const ANSWERS = dgStatuses
  .filter((value) => value !== 'none')
  .map((value) => ({ value, label: orders.dgStatuses[value] }));

/** Answer about the dangerous goods; hidden for general cargo. */
export function DangerousField({ actor }: { actor: OperatorOrderRef }) {
  const dgStatus = useSelector(actor, selectMoveDangerous);
  const canEdit = useSelector(actor, selectCanEdit);
  const isDanger = useSelector(actor, (snapshot) => selectSheet(snapshot)?.order.isDanger === 'Y');
  return isDanger ? (
    <div id={ANCHORS.dangerous} tabIndex={-1} className="grid">
      <Field label={words.dangerous}>
        {(control) => (
          <Select
            {...control}
            choices={ANSWERS}
            value={dgStatus}
            placeholder={words.unchanged}
            disabled={!canEdit}
            onChange={(chosen) => actor.send({ type: 'dangerous.chosen', dgStatus: chosen })}
          />
        )}
      </Field>
    </div>
  ) : null;
}

/** Time of the step, in China time; an invalid time is an error of this field. */
export function TimeField({ actor }: { actor: OperatorOrderRef }) {
  const at = useSelector(actor, selectMoveTime);
  const canEdit = useSelector(actor, selectCanEdit);
  const error = useSelector(actor, (snapshot) => {
    if (!selectIsTimeReadable(snapshot)) return operatorSteps.atUnreadable;
    const block = selectChosenStep(snapshot)?.blocks.find(
      ({ code }) => code === 'FUTURE' || code === 'BEFORE_LAST_STEP',
    );
    if (block === undefined) return null;
    const text = blockText(block, String);
    return block.code === 'FUTURE' ? operatorSteps.asOf(text, selectSheet(snapshot)?.order.now ?? 0) : text;
  });
  return (
    <div id={ANCHORS.time} tabIndex={-1} className="grid">
      <Field label={operatorSteps.at} help={operatorSteps.atHelp} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            readOnly={!canEdit}
            value={at}
            onChange={(typed) => actor.send({ type: 'time.typed', at: typed })}
          />
        )}
      </Field>
    </div>
  );
}
