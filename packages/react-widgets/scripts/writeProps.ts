import { type Attribute, attributesFor, events, properties } from '@lively/embed/attributes';
import { toPropName } from '../snippet/toPropName.ts';

const interfaces = { 'lively-event': 'EventAttributes', 'lively-events': 'EventsAttributes' } as const;

/** Writes `src/widgetProps.ts`: the props that are attributes, DOM events and styles of the elements, from their own list. */
export function writeProps(): string {
  const tags = Object.keys(interfaces) as (keyof typeof interfaces)[];
  return `// Generated from packages/embed/scripts/elements.ts: \`vitest run --config vitest.config.ts -u\` writes it again.

${tags.map((tag) => writeInterface(interfaces[tag], `The attributes of \`<${tag}>\` as props.`, attributesFor[tag].map(toProp))).join('\n')}
${writeInterface('Handlers', 'What is called for the DOM events of both elements.', events.map(toHandler))}
${writeInterface('StyleProperties', 'The custom properties of both elements.', Object.entries(properties).map(toStyle))}
/** The attribute of each prop, by the element. */
export const attributeNames = {
${tags.map((tag) => `  '${tag}': {\n${attributesFor[tag].map(({ name }) => `    ${toPropName(name)}: '${name}',\n`).join('')}  },\n`).join('')}} as const;

/** The DOM event of each handler. */
export const eventNames = {
${events.map(({ name }) => `  ${toHandlerName(name)}: '${name}',\n`).join('')}} as const;
`;
}

interface Prop {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

function writeInterface(name: string, about: string, props: readonly Prop[]): string {
  const lines = props.map((prop) => `  /** ${prop.description} */\n  readonly ${prop.name}?: ${prop.type};\n`);
  return `/** ${about} */\nexport interface ${name} {\n${lines.join('')}}\n`;
}

function toProp({ name, type, description, default: usual }: Attribute): Prop {
  const text = usual ? `${description} @default ${usual}` : description;
  return { name: toPropName(name), type: `${type} | undefined`, description: text };
}

function toHandler({ name, detail, description }: (typeof events)[number]): Prop {
  return { name: toHandlerName(name), type: `((event: CustomEvent<${detail}>) => void) | undefined`, description };
}

function toStyle([name, { description, default: usual }]: [string, { description: string; default: string }]): Prop {
  return { name: `'${name}'`, type: 'string | undefined', description: `${description} @default ${usual}` };
}

/** `lively-ready` → `onReady`. */
function toHandlerName(event: string): string {
  return toPropName(event.replace('lively', 'on'));
}
