import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { milestoneErrorText, milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import { MILESTONE_LOCATION_LONGEST, MILESTONE_REASON_LONGEST } from '#domain/limits.ts';
import { isOfUnit, milestoneStatuses } from '#domain/shipment/milestone-kinds.ts';
import { needsReason } from '#domain/shipment/milestones.ts';
import {
  type DraftError,
  draftError,
  knownTimes,
  type MilestoneDraft,
  milestoneOf,
  NOW,
  type ShipmentRef,
  selectCanWithdraw,
  selectCanWrite,
  selectDraft,
  selectFailure,
  selectShowErrors,
  type TrackedOrder,
  zoneOf,
} from '#machines/shipment/index.ts';
import { localMoment } from '#src/features/orders/views/milestone-text.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { takeFocus } from '../queue/take-focus.ts';

const STATUSES = milestoneStatuses.map((value) => ({ value, label: words.statuses[value] })).reverse();

function textOf(error: DraftError | null, service: string): Partial<Record<'at' | 'location' | 'reason', string>> {
  if (error === null) return {};
  if (error.field === 'report') return { at: milestoneErrorText(error.error, service) };
  const texts = { at: words.timeUnreadable, location: words.locationMissing, reason: words.reasonMissing };
  return { [error.field]: texts[error.field] };
}

/** The chosen milestone: known times at one click, another time below. */
export function MilestoneForm({ actor, order }: { actor: ShipmentRef; order: TrackedOrder }) {
  const draft = useSelector(actor, selectDraft);
  const showErrors = useSelector(actor, selectShowErrors);
  const failure = useSelector(actor, selectFailure);
  const canWrite = useSelector(actor, selectCanWrite);
  const canWithdraw = useSelector(actor, selectCanWithdraw);
  const element = useRef<HTMLFormElement>(null);
  if (draft === null) return null;
  const written = { draft, order };
  const zone = zoneOf(written);
  const errors = textOf(showErrors ? draftError(written) : null, order.service);
  const known = milestoneOf(written);
  const isChange = draft.at === null || (known !== undefined && needsReason({ ...draft, at: order.now }, known));
  const name = milestoneName(order.service, draft.kind);
  const send = (event: Parameters<ShipmentRef['send']>[0]) => {
    flushSync(() => actor.send(event));
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'milestone.save' });
  };
  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={words.choose(name)}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && canWrite) actor.send({ type: 'milestone.close' });
      }}
      className="grid min-w-0 gap-1.5 rounded border border-link bg-link-soft p-1.5"
    >
      <div ref={takeFocus} tabIndex={-1} className="flex flex-wrap items-center gap-1">
        <p className="font-strong">{name}</p>
        {draft.status === 'actual' ? (
          <Pick
            onPick={send}
            canWrite={canWrite}
            text={words.recordNow(localMoment(order.now, zone))}
            at={NOW}
            isFirst
          />
        ) : null}
        {knownTimes(written).map(({ id, at }) => (
          <Pick
            key={id}
            {...{ canWrite, at }}
            onPick={send}
            text={words[id === 'planned' ? 'recordPlanned' : 'recordExpected'](at.slice(5).replace('T', ' '))}
          />
        ))}
      </div>
      <div className="grid items-start gap-x-2 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={words.status}>
          {(control) => (
            <RadioGroup
              {...control}
              segmented
              compact
              choices={STATUSES}
              value={draft.status}
              disabled={!canWrite}
              onChange={(status) => actor.send({ type: 'status.chosen', status })}
            />
          )}
        </Field>
        <UnitField actor={actor} draft={draft} order={order} canWrite={canWrite} />
        <Field label={words.at} help={words.atHelp(draft.location)} error={errors.at}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              readOnly={!canWrite}
              value={draft.at === NOW ? '' : (draft.at ?? '')}
              onChange={(at) => actor.send({ type: 'time.typed', at })}
            />
          )}
        </Field>
        <Field label={words.location} error={errors.location}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={MILESTONE_LOCATION_LONGEST}
              readOnly={!canWrite}
              value={draft.location}
              onChange={(location) => actor.send({ type: 'location.typed', location })}
            />
          )}
        </Field>
        {isChange || draft.status === 'expected' ? (
          <Field label={words.reason} required={isChange} help={words.reasonHelp} error={errors.reason}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={MILESTONE_REASON_LONGEST}
                readOnly={!canWrite}
                value={draft.reason}
                onChange={(reason) => actor.send({ type: 'reason.typed', reason })}
              />
            )}
          </Field>
        ) : null}
      </div>
      {failure === null ? null : (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <span className="flex flex-wrap gap-1">
        <Button type="submit" icon="check" disabled={!canWrite}>
          {draft.at === null ? words.withdraw : words.save}
        </Button>
        {canWithdraw && draft.at !== null ? (
          <Button tone="danger" onClick={() => send({ type: 'milestone.withdraw' })}>
            {words.withdraw}
          </Button>
        ) : null}
        <Button disabled={!canWrite} onClick={() => actor.send({ type: 'milestone.close' })}>
          {words.close}
        </Button>
      </span>
    </form>
  );
}

interface PickProps {
  onPick: (event: { type: 'time.pick'; at: string }) => void;
  canWrite: boolean;
  text: string;
  at: string;
  isFirst?: boolean;
}

const Pick = ({ onPick, canWrite, text, at, isFirst = false }: PickProps) => (
  <Button
    size={32}
    tone={isFirst ? 'primary' : 'secondary'}
    disabled={!canWrite}
    onClick={() => onPick({ type: 'time.pick', at })}
  >
    {text}
  </Button>
);

interface UnitFieldProps {
  actor: ShipmentRef;
  draft: MilestoneDraft;
  order: TrackedOrder;
  canWrite: boolean;
}

/** The whole shipment or one of its containers; hidden while there is only one. */
function UnitField({ actor, draft, order, canWrite }: UnitFieldProps) {
  if (!isOfUnit(draft.kind) || order.units.length < 2) return null;
  const choices = ['', ...order.units].map((value) => ({ value, label: value || words.whole }));
  return (
    <Field label={words.unit}>
      {(control) => (
        <Select
          {...control}
          choices={choices}
          value={draft.unit}
          disabled={!canWrite}
          onChange={(unit) => actor.send({ type: 'unit.chosen', unit })}
        />
      )}
    </Field>
  );
}
