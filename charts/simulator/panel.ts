import { charts } from '#copy/charts.ts';
import { type CatalogueEntry, catalogue } from '#machines/catalogue.ts';
import { delayName, toChartModel } from '#machines/kit/chart-model.ts';
import { durationWords, eventCode, eventWords, type Glossary, glossaryOf, wordsOf } from '../model/words.ts';
import { button, element } from '../page/elements.ts';
import { asTest } from './as-test.ts';
import type { SimulatorOptions } from './chunk.ts';
import { effectWords } from './effects.ts';
import { activeStates, type Choice, isAnswer, rewalk, type Simulation, type Stop, simulate } from './simulation.ts';

const words = charts.simulate;

/** Draws the simulation again after each step; what it shows is all in the simulation. */
export function open({ body, machine: id, lights, address, walk }: SimulatorOptions) {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`the catalogue has no machine "${id}"`);
  const names = namesOf(entry);
  const resumed = walk === undefined ? { simulation: simulate(entry), isWhole: true } : rewalk(entry, walk);
  let { simulation } = resumed;

  const restart = (input: number) => {
    simulation = simulate(entry, input);
    draw();
  };
  const take = (choice: Choice) => {
    simulation.take(choice);
    draw();
    body.querySelector<HTMLElement>('.choice:enabled, button')?.focus();
  };

  const draw = (note?: string) => {
    const last = simulation.stops.at(-1);
    if (last === undefined) return;
    lights.show(activeStates(last), last.edges);
    lights.walked(simulation.walk());
    body.replaceChildren(
      ...(note === undefined ? [] : [element('p', { class: 'warning', role: 'alert' }, note)]),
      inputs(entry, simulation.walk().input, restart),
      tools(),
      element('h3', {}, words.now),
      element('p', { role: 'status' }, names.active(last)),
      ...offers(simulation, names, take),
      element('h3', {}, words.log),
      log(simulation, names),
    );
  };

  const tools = () => {
    const undo = button(words.undo, () => {
      simulation.undo();
      draw();
    });
    undo.disabled = simulation.stops.length === 1;
    return element(
      'div',
      { class: 'row' },
      undo,
      button(words.restart, () => restart(simulation.walk().input)),
      button(words.share, () => void copy(body, address(), words.shared)),
      button(words.copyTest, () => void copy(body, asTest(id, simulation), words.copied)),
    );
  };

  draw(resumed.isWhole ? undefined : words.lost);
}

interface Names {
  active: (stop: Stop) => string;
  choice: (choice: Choice) => string;
  type: (type: string) => string;
  glossary: Glossary;
}

function namesOf({ machine, cases }: CatalogueEntry): Names {
  const model = toChartModel(machine);
  const glossary = glossaryOf(cases);
  const type = (eventType: string) => {
    const edge = model.edges.find(({ event }) => event === eventType);
    return edge === undefined ? wordsOf(eventType, glossary) : eventWords(edge, glossary);
  };
  return {
    glossary,
    type,
    choice: ({ event, wait }) => (wait > 0 ? words.pass(durationWords(wait)) : type(event.type)),
    active: (stop) => {
      const active = new Set(activeStates(stop));
      const leaves = model.nodes.filter(
        ({ id, type: kind }) => active.has(id) && (kind === 'atomic' || kind === 'final'),
      );
      const end = stop.step.vertex.snapshot.status === 'active' ? '' : `（${words.ended}）`;
      return leaves.map(({ description, key }) => description ?? key).join(' · ') + end;
    },
  };
}

function inputs({ cases }: CatalogueEntry, chosen: number, restart: (input: number) => void): HTMLElement {
  const count = 1 + (cases.otherInputs?.length ?? 0);
  if (count === 1) return element('span');
  const select = element('select');
  for (let index = 0; index < count; index += 1) {
    const option = element('option', { value: String(index) }, words.inputNumber(index + 1));
    option.selected = index === chosen;
    select.append(option);
  }
  select.addEventListener('change', () => restart(Number(select.value)));
  return element('label', {}, `${words.input} `, select);
}

function offers(simulation: Simulation, names: Names, take: (choice: Choice) => void): Node[] {
  const choices = simulation.choices();
  const refused = simulation.refused();
  const groups: [string, Choice[]][] = [
    [words.events, choices.filter((choice) => choice.wait === 0 && !isAnswer(choice))],
    [words.services, choices.filter(isAnswer)],
    [words.time, choices.filter(({ wait }) => wait > 0)],
  ];
  const rows = groups
    .filter(([, members]) => members.length > 0)
    .flatMap(([title, members]) => [
      element('h3', {}, title),
      ...members.map((choice) => offer(names.choice(choice), detailOf(choice), () => take(choice))),
    ]);
  const closed = refused.map((type) => {
    const made = offer(names.type(type), codeOf(type), () => undefined);
    made.firstElementChild?.setAttribute('disabled', '');
    return made;
  });
  if (rows.length === 0 && closed.length === 0) return [element('p', {}, words.nothingElse)];
  return [...rows, ...(closed.length > 0 ? [element('h3', {}, words.cannot), ...closed] : [])];
}

function offer(title: string, detail: string, press: () => void): HTMLElement {
  const made = button(title, press, { class: 'choice' });
  if (detail !== '') made.append(element('small', {}, detail));
  return element('div', { class: 'row' }, made);
}

const codeOf = (type: string) => delayName(type) ?? eventCode({ event: type });

/** Event type and payload. */
const detailOf = (choice: Choice) => `${codeOf(choice.event.type)} ${payloadOf(choice)}`.trim();

function payloadOf({ event }: Choice): string {
  const { type: _, output, error, ...payload } = event;
  if (error instanceof Error) return error.message;
  const payloadText = output ?? (Object.keys(payload).length > 0 ? payload : undefined);
  return payloadText === undefined ? '' : JSON.stringify(payloadText);
}

function log({ stops }: Simulation, names: Names): HTMLElement {
  return element(
    'ol',
    {},
    ...stops.map((stop) => {
      const effects = stop.step.actions
        .map((action) => effectWords(action, names.glossary))
        .filter((effect) => effect !== null);
      const row = element(
        'li',
        {},
        `${stop.choice === null ? words.started : names.choice(stop.choice)} → ${names.active(stop)}`,
      );
      if (effects.length > 0) row.append(element('small', {}, `${words.effects}：${effects.join('、')}`));
      return row;
    }),
  );
}

async function copy(body: HTMLElement, text: string, message: string) {
  try {
    await navigator.clipboard.writeText(text);
    body.append(element('p', { role: 'status' }, message));
  } catch {
    const field = element('textarea', { readonly: '', 'aria-label': words.notCopied });
    field.value = text;
    body.append(element('p', { role: 'status' }, words.notCopied), field);
    field.select();
  }
}
