import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { stepWords } from '#copy/booking/steps.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import type { Section } from '#domain/form/field.ts';
import { joinPath, pathsOf, readAt } from '#domain/form/path.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { type OrderFormRef, selectFacts, selectForm, selectIsEditable } from '#machines/order-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { nameOfChoice } from './described.ts';
import { Fields } from './Fields.tsx';
import { Panel } from './Panel.tsx';

export interface Row {
  path: string;
  label: string;
  text: string;
}

export interface Group {
  /** Id of the line; empty for the form itself. */
  line: string;
  rows: Row[];
}

function textOf(kind: string, path: string, value: unknown, facts: BookingFacts): string {
  if (value === true) return words.yes;
  if (kind === 'segregationGroups') {
    const codes = String(value);
    return codes === '' ? '' : nameOfChoice(facts, path, codes);
  }
  if (Array.isArray(value)) return value.map((file: { name: string }) => file.name).join('、');
  if (typeof value !== 'string' || value === '') return '';
  if (kind === 'minute') return value.replace('T', ' ');
  if (kind === 'quantity' || kind === 'whole') return showMeasure(value);
  return kind === 'choice' ? nameOfChoice(facts, path, value) : value;
}

/** Filled-in fields of one section, in the order of their descriptions. */
export function rowsOf(section: Section<BookingForm, BookingFacts>, form: BookingForm, facts: BookingFacts): Row[] {
  return pathsOf(form, section.at).flatMap((at) => {
    const scope = readAt(form, at);
    if (scope === undefined || !section.shown(scope, form, facts)) return [];
    return Object.entries(section.fields).flatMap(([key, field]) => {
      const path = joinPath(at, key);
      const value = readAt(form, path);
      const isShown = field.shown?.({ value, scope, form, context: facts, path }) ?? true;
      const text = isShown ? textOf(field.kind, path, value, facts) : '';
      return text === '' ? [] : [{ path, label: fieldLabel(path), text }];
    });
  });
}

const lineOf = (path: string) => /^(?:cargo|components|containers|vehicles)\.\d+/.exec(path)?.[0] ?? '';

/** Groups the rows of a step by line. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const line = lineOf(row.path);
    groups.set(line, [...(groups.get(line) ?? []), row]);
  }
  return [...groups].map(([line, found]) => ({ line, rows: found }));
}

export function titleOf(line: string): string {
  const [list, index] = line.split('.');
  const number = Number(index) + 1;
  if (list === 'components') return stepWords.confirm.components(number);
  if (list === 'vehicles') return stepWords.confirm.vehicles(number);
  return list === 'cargo' ? stepWords.confirm.cargo(number) : stepWords.confirm.containers(number);
}

/* The frame covers the outer cell borders, so that an incomplete last row is framed too. */
const cell = '-mr-px -mb-px min-w-0 border-line border-r border-b px-1 py-0.5';

function Definitions({ rows }: { rows: readonly { key: string; label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden border border-line md:grid-cols-3 print:grid-cols-3">
      {rows.map(({ key, label, value }) => (
        <div key={key} className={cell}>
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="wrap-break-word whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ConfirmStepProps {
  actor: OrderFormRef;
  /** Facts of the booking; empty while unknown. */
  route: readonly (readonly [label: string, value: ReactNode])[];
}

/** Summary of the whole order; each step links back to its form. */
export function ConfirmStep({ actor, route }: ConfirmStepProps) {
  const form = useSelector(actor, selectForm);
  const facts = useSelector(actor, selectFacts);
  const isEditable = useSelector(actor, selectIsEditable);
  const { steps, description } = actor.getSnapshot().context.service;
  const warnings = errorsOf(description, form, facts).filter(({ level }) => level === 'WARN');
  return (
    <>
      {warnings.length === 0 ? null : (
        <Note tone="warn" title={words.warnings}>
          <ul>
            {warnings.map((error) => (
              <li key={`${error.path} ${error.code}`}>
                {fieldLabel(error.path)}：{errorText(error)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Panel
        title={stepWords.confirm.sheet}
        action={
          <span className="print:hidden">
            <Button size={32} icon="print" onClick={() => window.print()}>
              {stepWords.confirm.print}
            </Button>
          </span>
        }
      >
        {route.length === 0 ? null : (
          <Definitions rows={route.map(([label, value]) => ({ key: label, label, value }))} />
        )}
        {steps.slice(0, -1).map((step) => {
          const rows = description.sections
            .filter((section) => section.step === step)
            .flatMap((section) => rowsOf(section, form, facts));
          const title = stepName(step);
          return (
            <section key={step} aria-label={title} className="grid gap-1">
              <div className="flex flex-wrap items-center justify-between gap-1">
                <h3 className="font-strong">{title}</h3>
                <span className="print:hidden">
                  <Button
                    size={32}
                    icon="edit"
                    disabled={!isEditable}
                    onClick={() => actor.send({ type: 'step.go', step })}
                  >
                    {words.edit(title)}
                  </Button>
                </span>
              </div>
              {groupsOf(rows).map(({ line, rows: found }) => (
                <div key={line} className="grid gap-0.5 break-inside-avoid">
                  {line === '' ? null : <h4 className="font-strong text-12 text-ink-2">{titleOf(line)}</h4>}
                  <Definitions rows={found.map(({ path, label, text }) => ({ key: path, label, value: text }))} />
                </div>
              ))}
            </section>
          );
        })}
      </Panel>
      <Panel title={stepName('confirm')} note={stepWords.confirm.final}>
        <Fields actor={actor} at="" keys={['agree', 'truth']} wide={['agree', 'truth']} />
      </Panel>
    </>
  );
}
