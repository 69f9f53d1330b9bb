import type { CheckContext, FaultCode, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** Whether an element loads the widgets. */
export function isWidgetScript({ tag, attributes, isInert }: PageElement): boolean {
  return tag === 'script' && !isInert && /\/(lively[\w.-]*|v\d+)\.js$/.test(readPath(attributes.get('src') ?? ''));
}

/** Finds the faults of the script that loads the widgets. */
export function checkScript({ attributes, line }: PageElement, { files }: CheckContext): PageFault[] {
  const src = attributes.get('src') ?? '';
  const integrity = attributes.get('integrity');
  const url = URL.parse(src);
  const file = readPath(src).split('/').at(-1) ?? '';
  const known = files.find((each) => each.file === file)?.integrity;
  return [
    ...(attributes.get('type')?.toLowerCase() === 'module' ? [] : [toFault('module')]),
    ...(integrity && !attributes.has('crossorigin') ? [toFault('crossorigin')] : []),
    ...(integrity && known && integrity !== known ? [{ ...toFault('integrity'), lines: `integrity="${known}"` }] : []),
    ...(url ? [] : [toFault('scriptRelative')]),
    ...(url?.protocol === 'http:' && !isLocal(url) ? [toFault('scriptHttp')] : []),
  ];

  function toFault(code: FaultCode): PageFault {
    return { code, line, values: { src } };
  }
}

/** Whether a URL is that of this machine, which browsers trust without TLS. */
export function isLocal({ hostname }: URL): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname);
}

function readPath(src: string): string {
  return src.replace(/[?#].*$/s, '');
}
