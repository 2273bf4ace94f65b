type Attributes = Readonly<Record<string, string>>;

/** A new element with its attributes and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(words: string, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, words);
  made.addEventListener('click', press);
  return made;
}

/** Says yes on these elements and nothing on all others that carried the mark. */
export function markOnly(root: ParentNode, attribute: string, marked: Iterable<Element>) {
  for (const old of root.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  for (const one of marked) one.setAttribute(attribute, 'yes');
}

/** Elements of a state or transition, in the picture and in the list. */
export const partsOf = (root: ParentNode, id: string): Element[] => {
  const quoted = CSS.escape(id);
  return [...root.querySelectorAll(`[data-state="${quoted}"], [data-edge="${quoted}"], .list [data-item="${quoted}"]`)];
};
