import { useSelector } from '@xstate/react';
import type { HTMLInputTypeAttribute } from 'react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import {
  type AnswerTexts,
  type EnquirySheet,
  type OperatorEnquiryRef,
  selectCanEdit,
  selectTexts,
  textErrors,
} from '#machines/operator-enquiry/index.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

interface FieldProps {
  actor: OperatorEnquiryRef;
  field: keyof AnswerTexts;
}

/** Carrier and schedule of a handwritten option. */
export function Terms({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const isWrong = useSelector(actor, (snapshot) => textErrors(selectTexts(snapshot)).transitDays);
  return (
    <div className="grid items-start gap-1 md:grid-cols-3">
      {sheet.bases.length > 0 ? (
        <Choice
          actor={actor}
          field="base"
          label={words.bases[sheet.row.service] ?? words.base}
          help={words.baseHelp}
          none={words.noBase}
          choices={sheet.bases}
        />
      ) : (
        <Choice actor={actor} field="carrier" label={words.carrier} none={words.noCarrier} choices={sheet.carriers} />
      )}
      <Line actor={actor} field="etd" label={words.etd} type="date" />
      <Line actor={actor} field="transitDays" label={words.transitDays} error={isWrong ? words.transitError : null} />
    </div>
  );
}

/** Validity and remarks of all options. */
export function Validity({ actor }: { actor: OperatorEnquiryRef }) {
  const isWrong = useSelector(actor, (snapshot) => textErrors(selectTexts(snapshot)).validDays);
  return (
    <>
      <Line
        actor={actor}
        field="validDays"
        label={words.validDays}
        help={words.validHelp}
        error={isWrong ? words.validError : null}
        required
      />
      <LongText actor={actor} field="remark" label={words.remark} help={words.remarkHelp} />
    </>
  );
}

export const Reason = ({ actor }: { actor: OperatorEnquiryRef }) => (
  <LongText actor={actor} field="reason" label={words.reason} help={words.reasonHelp} required />
);

interface ChoiceProps extends FieldProps {
  label: string;
  help?: string;
  none: string;
  choices: readonly { code: string; nameCn: string }[];
}

function Choice({ actor, field, label, help, none, choices }: ChoiceProps) {
  const value = useSelector(actor, (snapshot) => selectTexts(snapshot)[field]);
  const canEdit = useSelector(actor, selectCanEdit);
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Select
          {...control}
          choices={[{ value: '', label: none }, ...choices.map(({ code, nameCn }) => ({ value: code, label: nameCn }))]}
          value={value}
          disabled={!canEdit}
          onChange={(text) => actor.send({ type: 'text.typed', field, text })}
        />
      )}
    </Field>
  );
}

interface LineProps extends FieldProps {
  label: string;
  help?: string;
  error?: string | null;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
}

function Line({ actor, field, label, help, error = null, required = false, type = 'text' }: LineProps) {
  const value = useSelector(actor, (snapshot) => selectTexts(snapshot)[field]);
  const canEdit = useSelector(actor, selectCanEdit);
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          value={value}
          readOnly={!canEdit}
          onChange={(text) => actor.send({ type: 'text.typed', field, text: text.trim() })}
        />
      )}
    </Field>
  );
}

interface LongTextProps extends FieldProps {
  label: string;
  help: string;
  required?: boolean;
}

function LongText({ actor, field, label, help, required = false }: LongTextProps) {
  const value = useSelector(actor, (snapshot) => selectTexts(snapshot)[field]);
  const canEdit = useSelector(actor, selectCanEdit);
  return (
    <Field label={label} help={help} required={required}>
      {(control) => (
        <TextArea
          {...control}
          limit={200}
          readOnly={!canEdit}
          value={value}
          onChange={(text) => actor.send({ type: 'text.typed', field, text })}
        />
      )}
    </Field>
  );
}
