import { hasWrongQuotes } from './hasWrongQuotes';
import type { CheckContext, FaultCode, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** The end of the path of a file that loads the widgets, perhaps on the partner's own site. */
const file = /\/(lively[\w.-]*|v\d+)\.js$/;
/** The same in a start tag whose quotes HTML does not know. */
const writtenFile = /\/(lively[\w.-]*|v\d+)\.js/;
/** The names of the files that define the elements. Two versions of them do not add up. */
const entry = /\/(lively(-complete)?(-\d[\w.-]*)?|embed\/v\d+)\.js$/;
/** The names of the files that change with each release. */
const alias = /\/(lively|v\d+)\.js$/;

/** Whether an element loads the widgets. */
export function isWidgetScript(element: PageElement): boolean {
  const { tag, attributes, isInert, written } = element;
  if (tag !== 'script' || isInert) return false;
  return hasWrongQuotes(element) ? writtenFile.test(written) : file.test(readPath(attributes.get('src') ?? ''));
}

/** Finds the faults of a script that loads the widgets. */
export function checkScript(element: PageElement, { files, site }: CheckContext): PageFault[] {
  const { tag, attributes, line } = element;
  if (hasWrongQuotes(element)) return [{ code: 'quotes', line, values: { tag } }];
  const src = attributes.get('src') ?? '';
  const integrity = attributes.get('integrity');
  const url = URL.parse(src);
  const path = readPath(src);
  const known = files.find((each) => path.endsWith(`/${each.file}`))?.integrity;
  return [
    ...(attributes.get('type')?.toLowerCase() === 'module' ? [] : [toFault('module')]),
    ...(integrity && !attributes.has('crossorigin') ? [toFault('crossorigin')] : []),
    ...(integrity && known && integrity !== known ? [{ ...toFault('integrity'), lines: `integrity="${known}"` }] : []),
    ...(integrity && alias.test(path) ? [{ ...toFault('aliasIntegrity'), lines: writeLatest() }] : []),
    ...(url ? [] : [toFault('scriptRelative')]),
    ...(url?.protocol === 'http:' && !isLocal(url) ? [toFault('scriptHttp')] : []),
  ];

  function toFault(code: FaultCode): PageFault {
    return { code, line, values: { src } };
  }

  /** Writes the attributes of the latest file that never changes; undefined before a release. */
  function writeLatest(): string | undefined {
    const [latest] = files;
    return latest?.integrity && `src="${site}/embed/${latest.file}"\nintegrity="${latest.integrity}"`;
  }
}

/** Finds the scripts that load the widgets in another version than the first one. */
export function findOtherVersions(scripts: readonly PageElement[]): PageFault[] {
  const seen = new Set<string>();
  return scripts.flatMap(({ attributes, line }): PageFault[] => {
    const src = attributes.get('src')?.replace(/#.*$/s, '') ?? '';
    if (!entry.test(readPath(src)) || seen.has(src)) return [];
    seen.add(src);
    return seen.size > 1 ? [{ code: 'scriptTwice', line, values: { src } }] : [];
  });
}

/** Whether a URL is that of this machine, which browsers trust without TLS. */
export function isLocal({ hostname }: URL): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname);
}

function readPath(src: string): string {
  return src.replace(/[?#].*$/s, '');
}
