import { writeSnippets } from '@lively/embed/snippets';
import type { PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** What a page asks of its policies. */
interface PolicyNeeds {
  readonly widgets: readonly PageElement[];
  readonly scripts: readonly PageElement[];
  readonly frames: readonly PageElement[];
}

/** Finds what each Content-Security-Policy in a `<meta>` forbids. The policy of a header is not part of the HTML. */
export function checkPolicies(policies: readonly PageElement[], needs: PolicyNeeds): PageFault[] {
  const sources = listSources(needs);
  const hasComplete = needs.scripts.some(({ attributes }) => attributes.get('src')?.includes('-complete-'));
  const isSplit = needs.scripts.length > 0 && !hasComplete;
  return policies.flatMap((policy) => checkPolicy(policy, sources, isSplit));
}

/** @param isSplit - Whether the script loads other files. */
function checkPolicy(
  { attributes, line }: PageElement,
  sources: ReadonlyMap<string, ReadonlySet<string>>,
  isSplit: boolean,
): PageFault[] {
  const policy = parsePolicy(attributes.get('content') ?? '');
  const missing = [...sources].flatMap(([directive, needed]) => {
    const allowed = findAllowed(policy, directive);
    const refused = allowed ? [...needed].filter((source) => !allowed.some((each) => allows(each, source))) : [];
    return refused.length ? [`${directive} ${refused.join(' ')}`] : [];
  });
  const scriptSources = findAllowed(policy, 'script-src') ?? [];
  // With it, browsers ignore origins: only scripts with the nonce or the hash run, and what these load.
  const isTrusted = scriptSources.includes("'strict-dynamic'");
  const namesOnly = scriptSources.some((source) => /^'(nonce-|sha\d+-)/.test(source));
  return [
    ...(missing.length ? [{ code: 'policy' as const, line, values: {}, lines: missing.join(';\n') }] : []),
    ...(namesOnly && !isTrusted && isSplit ? [{ code: 'policyNames' as const, line, values: {} }] : []),
  ];
}

/** Whether an element is a policy. */
export function isPolicy({ tag, attributes }: PageElement): boolean {
  return tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';
}

/** Lists the sources that the widgets and frames of a page need, by directive. */
function listSources({ widgets, scripts, frames }: PolicyNeeds): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  const add = (directive: string, source: string) =>
    sources.set(directive, (sources.get(directive) ?? new Set<string>()).add(source));
  const script = scripts.map(({ attributes }) => attributes.get('src') ?? '').find((src) => URL.canParse(src));
  if (script)
    for (const { tag, attributes } of widgets) {
      const { policy } = writeSnippets({ tag, attributes: [...attributes], properties: [], script, link: '' });
      for (const line of policy.split(';')) {
        const [directive = '', ...needed] = line.trim().split(' ');
        for (const source of needed) add(directive, source);
      }
    }
  for (const { attributes } of frames) {
    const url = URL.parse(attributes.get('src') ?? '');
    if (url) add('frame-src', url.origin);
  }
  return sources;
}

function parsePolicy(text: string): Map<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources] as const).toReversed());
}

/** What stands in for a directive that a policy does not have. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

/** Returns the sources that a policy allows; undefined if it allows all. */
function findAllowed(policy: ReadonlyMap<string, string[]>, directive: string): string[] | undefined {
  return fallbacks[directive]?.map((name) => policy.get(name)).find(Boolean);
}

/** Whether a source of a policy includes an origin, or a scheme such as `data:`. */
function allows(source: string, needed: string): boolean {
  if (source === needed) return true;
  if (needed.endsWith(':')) return false;
  const { protocol, host, hostname } = new URL(needed);
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = '', port] = /^(?:([a-z]+:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  if (port && port !== '*' && !host.endsWith(`:${port}`)) return false;
  if (!port && host !== hostname) return false;
  return name === '*' || name === hostname || (name.startsWith('*.') && hostname.endsWith(name.slice(1)));
}
