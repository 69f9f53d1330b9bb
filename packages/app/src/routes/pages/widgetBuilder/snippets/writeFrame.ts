import type { Widget } from '../toWidget';
import { escapeAttribute } from './escapeAttribute';
import type { Snippet, SnippetContext } from './Snippet';
import { toPageUrl } from './toPageUrl';

/** Pixels, of a widget without a width, and of a frame whose page does not read its height. */
const defaultSize = { width: 600, height: 800 };

/** Writes a frame, a script that sets its height, and the source to allow. */
export function writeFrame(widget: Widget, context: SnippetContext): Snippet[] {
  const { site, title } = context;
  const { width, height } = { ...defaultSize, ...(widget.width && { width: widget.width }) };
  const url = toPageUrl(widget, context, { base: '/widget', isThemed: true });
  return [
    {
      id: 'frame',
      code: `<iframe
  src="${escapeAttribute(url)}"
  title="${escapeAttribute(title)}"
  width="${width}"
  height="${height}"
  loading="lazy"
  style="max-width: 100%; border: 0"
></iframe>`,
    },
    {
      id: 'height',
      code: `<script>
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== '${site}' || data?.type !== 'lively-height') return;
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    if (frame) frame.height = data.height;
  });
</script>`,
    },
    { id: 'framePolicy', code: `frame-src ${site}` },
  ];
}
