import { checkAttributes } from './checkAttributes';
import type { CheckContext, FaultCode, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** Finds the faults of a widget's element. */
export function checkWidget(element: PageElement, context: CheckContext): PageFault[] {
  const { tag, attributes, line, hasData } = element;
  const [source, key] = [attributes.get('source') ?? '', attributes.get('apikey') ?? ''];
  const unclosed = findUnclosed(element);
  return [
    ...(unclosed ? [toFault(unclosed)] : []),
    ...checkAttributes(element, context),
    ...(source || hasData ? [] : [toFault('sourceMissing')]),
    // A feed needs no key, and is a file.
    ...(source && !key && !/\.json\b/.test(source) ? [toFault('keyMissing')] : []),
    ...(isSecret(key) ? [toFault('secretKey')] : []),
  ];

  function toFault(code: FaultCode): PageFault {
    return { code, line, values: { tag } };
  }
}

function findUnclosed({ isClosed, written, isInParagraph }: PageElement): FaultCode | null {
  if (isClosed) return null;
  if (written.endsWith('/>')) return 'selfClosed';
  return isInParagraph ? 'inParagraph' : 'notClosed';
}

/** Whether a key of a backend must not be published. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).role === 'service_role';
  } catch {
    return false;
  }
}
