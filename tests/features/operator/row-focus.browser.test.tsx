import { afterEach, expect, test } from 'vitest';
import { enterList } from '#src/operator/queue/row-focus.ts';

afterEach(() => document.body.replaceChildren());

/** The tabs of two rooms, the first of them open, and the list of that room as it is loaded. */
function openRoom() {
  document.body.innerHTML = `
    <nav><button id="open" aria-current="page">订单</button><button id="other">操作记录</button></nav>
    <input id="search" /><div role="listbox"><div role="option" tabindex="0" id="row"></div></div>`;
  return document.querySelector<HTMLElement>('[role=listbox]');
}

test.each([
  ['nothing', null, 'row'],
  ['the tab of the room', 'open', 'row'],
  ['the tab of another room', 'other', 'other'],
  ['a field', 'search', 'search'],
])('[10.8] a list that is loaded while %s has the focus', (_, focused, then) => {
  const list = openRoom();
  if (focused !== null) document.getElementById(focused)?.focus();
  enterList(list);
  expect(document.activeElement?.id).toBe(then);
});
