import { useSelector } from '@xstate/react';
import { enquiryForm as words } from '#copy/enquiry/form.ts';
import { KIT } from '#copy/kit.ts';
import { DAY_MS } from '#domain/limits.ts';
import { startOfDay } from '#domain/schedule/day.ts';
import { type EnquiryService, selectToday, selectValue } from '#machines/enquiry/index.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { DateRange } from '#src/ui/parts/common/DateRange.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { choiceNames, choicesOf } from './choices.ts';
import type { EnquiryControlProps } from './enquiry-control.types.ts';

export const NOTHING = 'none';
const selectSpanEnd = selectValue('expectEtdTo');

interface ChipChoiceProps extends Pick<EnquiryControlProps, 'name' | 'field' | 'control'> {
  service: EnquiryService;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: readonly string[]) => void;
}

export function ChipChoice({ service, name, field, control, chosen, disabled, onChange }: ChipChoiceProps) {
  return (
    <fieldset
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      className="flex min-h-5 flex-wrap items-center gap-1"
    >
      {choicesOf(service, name, field).map(({ value, label }) => (
        <Chip
          key={value}
          on={chosen.includes(value)}
          disabled={disabled}
          onToggle={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

interface TextProps extends Pick<EnquiryControlProps, 'actor' | 'control'> {
  value: string;
  onChange: (text: string) => void;
  disabled?: boolean;
}

export function Danger({ actor, control, value, disabled, onChange }: TextProps) {
  const names = choiceNames(actor.getSnapshot().context.service, 'isDanger');
  return (
    <Segmented
      {...control}
      choices={[
        { value: 'Y', label: names.Y ?? '' },
        { value: 'N', label: names.N ?? '' },
      ]}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

const DAYS_AHEAD: Readonly<Record<string, number>> = {
  quoteDeadline: 14,
  loadingDay: 30,
  startDay: 60,
  stuffingDay: 60,
};

/** The next days as a list, today first. */
function daysFrom(today: string, count: number) {
  const first = startOfDay(today);
  if (Number.isNaN(first)) return [];
  return Array.from({ length: count }, (_, ahead) => {
    const at = new Date(first + ahead * DAY_MS);
    const value = at.toISOString().slice(0, 10);
    return { value, label: `${value.slice(5)} ${KIT.time.weekdays[at.getUTCDay()]}` };
  });
}

interface DayProps extends TextProps {
  name: string;
}

export function Day({ actor, name, control, value, disabled, onChange }: DayProps) {
  const today = useSelector(actor, selectToday);
  return (
    <Select
      {...control}
      choices={[{ value: NOTHING, label: words.optional }, ...daysFrom(today, DAYS_AHEAD[name] ?? 0)]}
      value={value === '' ? null : value}
      placeholder={words.optional}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen === NOTHING ? '' : chosen)}
    />
  );
}

export function SailingDays({
  actor,
  control,
  from,
  disabled,
}: Pick<EnquiryControlProps, 'actor' | 'control'> & { from: string; disabled: boolean }) {
  const today = useSelector(actor, selectToday);
  const end = useSelector(actor, selectSpanEnd);
  const to = typeof end === 'string' && end !== '' ? end : null;
  return (
    <DateRange
      {...control}
      value={{ from: from === '' ? null : from, to }}
      onChange={(span) =>
        actor.send({ type: 'enquiry.edit', change: { expectEtdFrom: span.from, expectEtdTo: span.to } })
      }
      today={today}
      earliest={today}
      disabled={disabled}
    />
  );
}
