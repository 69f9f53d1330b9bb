import { declareReactTypes, declareTypes } from '@lively/embed/types';
import type { Widget } from '../toWidget';
import type { Snippet, SnippetContext } from './Snippet';

/** Writes a component for React 19, with the types of the elements. */
export function writeComponent({ tag, attributes, properties }: Widget, context: SnippetContext): Snippet[] {
  const { site, source, apikey, release, link } = context;
  const props = [...attributes, ['source', source] as const, ['apikey', apikey] as const].map(([name, value]) =>
    // The only attribute without a value is a boolean.
    value ? `${name}=${quote(value)}` : name,
  );
  const styles = properties.map(([name, value]) => `'${name}': ${JSON.stringify(value)}`);
  if (styles.length)
    props.push(`style={{ ${styles.join(', ').replace("'max-inline-size'", 'maxInlineSize')} } as CSSProperties}`);
  const script = [
    'async',
    'type="module"',
    `src="${site}/embed/${release.file}"`,
    ...(release.integrity ? [`integrity="${release.integrity}"`] : []),
    'crossOrigin="anonymous"',
  ];
  return [
    {
      id: 'component',
      code: `${styles.length ? "import type { CSSProperties } from 'react';\n\n" : ''}export function LivelyWidget() {
  return (
    <>
      <script ${script.join(' ')} />
      <${tag}
        ${props.join('\n        ')}
      >
        <a href=${quote(`${site}/`)}>{${JSON.stringify(link)}}</a>
      </${tag}>
    </>
  );
}`,
    },
    { id: 'elementTypes', code: declareTypes().trim() },
    { id: 'reactTypes', code: declareReactTypes().trim() },
  ];
}

/** Writes a value of an attribute of JSX, which has no escapes in quotes. */
function quote(value: string): string {
  return /["&\\\n{}]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
}
