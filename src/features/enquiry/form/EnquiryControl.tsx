import { useSelector } from '@xstate/react';
import { enquiryForm as words } from '#copy/enquiry/form.ts';
import type { FieldKind } from '#domain/form/field.ts';
import type { BoxLine, FieldData } from '#domain/form/table.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import {
  changeByGoods,
  changeByNumber,
  type EnquiryValues,
  selectIsEditable,
  selectValue,
} from '#machines/enquiry/index.ts';
import { NearUnNumberBox } from '#src/features/dangerous-goods/box/NearUnNumberBox.tsx';
import { BoxLines } from '#src/ui/parts/common/BoxLines.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { choicesOf } from './choices.ts';
import type { EnquiryControlProps } from './enquiry-control.types.ts';
import { ChipChoice, Danger, Day, NOTHING, SailingDays } from './OwnControls.tsx';
import { unitOf } from './sections.ts';

const SPAN_START = 'expectEtdFrom';
export const OFFERED_BOXES = containerCodes.filter((code) => code !== '45HQ' && code !== '20HC');

const autoComplete: Readonly<Record<string, string>> = {
  contact: 'name',
  phone: 'tel-national',
  company: 'organization',
};

const GROUPED: readonly FieldKind[] = ['boxes', 'carriers', 'choices', 'feeCodes', 'files'];

/** Controls of several elements need a group, not a label. */
export const isGrouped = (name: string, { kind }: FieldData) => GROUPED.includes(kind) || name === 'isDanger';

export function EnquiryControl({ actor, name, field, control, renderPort, renderFiles }: EnquiryControlProps) {
  const { kind } = field;
  const { service } = actor.getSnapshot().context;
  const value = useSelector(actor, selectValue(name));
  const isEditable = useSelector(actor, selectIsEditable);
  const change = (values: EnquiryValues) => actor.send({ type: 'enquiry.edit', change: values });
  const text = typeof value === 'string' ? value : '';
  const onText = (typed: string) => change({ [name]: typed });
  switch (kind) {
    case 'location':
      return renderPort({ actor, name, field, control });
    case 'boxes':
      return (
        <BoxLines
          control={control}
          types={OFFERED_BOXES}
          value={(value === '' ? [] : value) as readonly (BoxLine & { ctnType: (typeof OFFERED_BOXES)[number] })[]}
          onChange={(lines) => change({ [name]: lines })}
          quantityName={words.quantityOf}
          disabled={!isEditable}
        />
      );
    case 'carriers':
    case 'choices':
    case 'feeCodes':
      return (
        <ChipChoice
          service={service}
          name={name}
          field={field}
          control={control}
          chosen={value === '' ? [] : (value as readonly string[])}
          disabled={!isEditable}
          onChange={(list) => change({ [name]: list })}
        />
      );
    case 'files':
      return renderFiles(control);
    case 'choice':
      return name === 'isDanger' ? (
        <Danger actor={actor} control={control} value={text} disabled={!isEditable} onChange={onText} />
      ) : (
        <Select
          {...control}
          choices={
            field.required === true || name === 'targetCurrency'
              ? choicesOf(service, name, field)
              : [{ value: NOTHING, label: words.optional }, ...choicesOf(service, name, field)]
          }
          value={text === '' ? null : text}
          placeholder={words.optional}
          disabled={!isEditable}
          onChange={(chosen) => onText(chosen === NOTHING ? '' : chosen)}
        />
      );
    case 'futureDay':
      return name === SPAN_START ? (
        <SailingDays actor={actor} control={control} from={text} disabled={!isEditable} />
      ) : (
        <Day actor={actor} name={name} control={control} value={text} disabled={!isEditable} onChange={onText} />
      );
    case 'unNumber':
      return (
        <NearUnNumberBox
          {...control}
          text={text}
          onText={(typed) => change(changeByNumber(actor.getSnapshot().context.values, typed))}
          onChoose={(goods) => change(changeByGoods(actor.getSnapshot().context.values, goods))}
          disabled={!isEditable}
        />
      );
    case 'quantity':
      return (
        <NumberInput
          {...control}
          decimals={field.limits?.decimals ?? 0}
          unit={unitOf(service, name)}
          value={text}
          disabled={!isEditable}
          onChange={onText}
        />
      );
    default:
      return name === 'remark' ? (
        <TextArea {...control} limit={field.most ?? 0} value={text} disabled={!isEditable} onChange={onText} />
      ) : (
        <TextInput
          {...control}
          {...(kind === 'mobile' ? { type: 'tel', inputMode: 'numeric' } : {})}
          autoComplete={autoComplete[name] ?? 'off'}
          value={text}
          disabled={!isEditable}
          onChange={onText}
        />
      );
  }
}
