import { writeComponent as writeReactComponent } from '@lively/react-widgets/snippet';
import type { Widget } from '../toWidget';
import type { Snippet, SnippetContext } from './Snippet';

/** Writes the installation of the package for React, and a component that shows the widget. */
export function writeComponent({ tag, attributes, properties }: Widget, context: SnippetContext): Snippet[] {
  const { site, source, apikey, release, link } = context;
  const code = writeReactComponent({
    tag,
    attributes: [...attributes, ['source', source], ['apikey', apikey]],
    properties,
    script: `${site}/embed/${release.file}`,
    integrity: release.integrity,
    link: { url: `${site}/`, text: link },
  });
  return [
    { id: 'component', code },
    { id: 'installation', code: 'npm install @lively/react-widgets' },
  ];
}
