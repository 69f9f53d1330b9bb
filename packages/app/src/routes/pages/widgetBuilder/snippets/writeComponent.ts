import { writeComponent as writeReactComponent } from '@lively/react-widgets/snippet';
import type { Widget } from '../toWidget';
import type { Snippet, SnippetContext } from './Snippet';
import { toLinkUrl } from './toPageUrl';

/** Writes the installation of the package for React, and a component that shows the widget. */
export function writeComponent(widget: Widget, context: SnippetContext): Snippet[] {
  const { tag, attributes, properties } = widget;
  const { site, source, apikey, release, link } = context;
  const code = writeReactComponent({
    tag,
    attributes: [...attributes, ['source', source], ['apikey', apikey]],
    properties,
    script: `${site}/embed/${release.file}`,
    integrity: release.integrity,
    link: { url: toLinkUrl(widget, context), text: link },
  });
  return [
    { id: 'component', code },
    { id: 'installation', code: 'npm install @lively/react-widgets' },
  ];
}
