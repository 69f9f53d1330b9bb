import { attributesFor } from '@lively/embed/attributes';
import { toPropName } from './toPropName.ts';

/** The choices of a partner from which a component is written. */
export interface ComponentChoice {
  readonly tag: keyof typeof attributesFor;
  /** The attributes of the element that are set. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The CSS properties that are set. */
  readonly properties: readonly (readonly [name: string, value: string])[];
  /** The URL of the script, and its hash. The file that changes with each release has no hash. */
  readonly script: string;
  readonly integrity?: string | undefined;
  /** The page that the link inside leads to, and its text. */
  readonly link: { readonly url: string; readonly text: string };
}

/** Writes a file with a component that shows a widget. */
export function writeComponent({ tag, attributes, properties, script, integrity, link }: ComponentChoice): string {
  const name = tag === 'lively-event' ? 'LivelyEvent' : 'LivelyEvents';
  const styles = properties.map(([property, value]) => `${writeStyleName(property)}: ${writeText(value)}`);
  const props = [
    `script=${quote(script)}`,
    ...(integrity ? [`integrity=${quote(integrity)}`] : []),
    ...attributes.map(([attribute, value]) => writeProp(tag, attribute, value)),
    ...(styles.length ? [`style={{ ${styles.join(', ')} }}`] : []),
  ];
  return `import { ${name} } from '@lively/react-widgets';

export function LivelyWidget() {
  return (
    <${name}
      ${props.join('\n      ')}
    >
      <a href=${quote(link.url)}>{${writeText(link.text)}}</a>
    </${name}>
  );
}`;
}

function writeProp(tag: ComponentChoice['tag'], attribute: string, value: string): string {
  const type = attributesFor[tag].find(({ name }) => name === attribute)?.type;
  const name = toPropName(attribute);
  if (type === 'boolean') return name;
  return type === 'number' ? `${name}={${Number(value)}}` : `${name}=${quote(value)}`;
}

/** Writes a value of an attribute of JSX, which has no escapes in quotes. */
function quote(value: string): string {
  return /["&\\\n{}]/.test(value) ? `{${writeText(value)}}` : `"${value}"`;
}

function writeStyleName(property: string): string {
  return property.startsWith('--') ? `'${property}'` : toPropName(property);
}

function writeText(value: string): string {
  return JSON.stringify(value);
}
