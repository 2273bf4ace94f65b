const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

export const element = (name: string, attributes: Attributes, text?: string) =>
  `<${name}${attributesOf(attributes)}>${text === undefined ? '' : `${escapeText(text)}</${name}>`}`;

/** A data block that browsers do not run; its content cannot end it. */
export const dataBlock = (attributes: Attributes, value: unknown) =>
  `<script${attributesOf(attributes)}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
