import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const { forbidden, options } = require('../.dependency-cruiser.cjs');
const root = mkdtempSync(join(tmpdir(), 'lively-walls-'));
afterAll(() => rmSync(root, { recursive: true }));

/** One forbidden import for each wall: the importing file, the imported file, the wall. */
const planted = [
  ['packages/engine/src/rank.ts', 'packages/machines/src/vote.ts', 'engine-is-pure'],
  ['packages/machines/src/like.ts', 'packages/app/src/data/a.ts', 'machines-import-only-the-engine'],
  ['packages/ui/src/components/Card/Card.tsx', 'packages/engine/src/score.ts', 'ui-imports-no-domain'],
  ['packages/ui/src/internal/Row.ts', 'packages/ui/src/components/Row/Row.tsx', 'ui-row-3-imports-downwards'],
  ['packages/ui/src/components/Tag/Tag.tsx', 'packages/ui/src/screens/Tag/Tag.tsx', 'ui-row-4-imports-downwards'],
  ['packages/ui/src/attic/Old.ts', 'packages/ui/src/attic/Older.ts', 'ui-folders-have-a-row'],
  ['packages/embed/src/list.ts', 'packages/ui/src/components/Chip/Chip.tsx', 'embed-is-self-contained'],
  ['packages/react-widgets/src/a.ts', 'packages/embed/src/b.ts', 'the-widgets-for-react-import-only-react'],
  ['packages/mcp/src/pass.ts', 'packages/engine/src/words.ts', 'the-bridge-is-self-contained'],
  ['packages/app/vite.config.ts', 'packages/server/src/backend/edge.ts', 'app-does-not-import-the-server'],
  ['packages/app/src/routes/home/home.ts', 'packages/embed/src/x.ts', 'only-one-page-imports-the-widgets'],
  ['packages/app/src/routes/a/a.ts', 'packages/app/src/routes/b/b.ts', 'routes-do-not-import-routes'],
  ['packages/app/src/data/b.ts', 'packages/app/src/rendering/c.ts', 'app-row-4-imports-downwards'],
  ['packages/app/src/attic/d.ts', 'packages/app/src/attic/e.ts', 'app-folders-have-a-row'],
  ['packages/server/src/site/f.ts', 'packages/app/src/rendering/g.ts', 'only-the-rendering-of-the-app-is-imported'],
  ['packages/server/src/site/h.ts', 'packages/ui/src/theme/i.ts', 'server-imports-no-component'],
  ['packages/server/src/site/j.ts', 'packages/machines/src/k.ts', 'server-imports-only-types-of-machines'],
  ['packages/server/src/backend/l.ts', 'packages/server/src/site/m.ts', 'server-row-3-imports-downwards'],
  ['packages/server/src/attic/n.ts', 'packages/server/src/attic/o.ts', 'server-folders-have-a-row'],
  ['packages/e2e/journeys/p.ts', 'packages/server/src/site/q.ts', 'the-server-is-not-imported'],
  ['packages/e2e/journeys/r.ts', 'packages/app/src/navigation/s.ts', 'e2e-imports-only-public-data'],
  ['packages/server/src/deploy/t.ts', 'packages/e2e/helpers/u.ts', 'the-suites-are-not-imported'],
  ['scripts/v.ts', 'packages/ui/src/docs/w.ts', 'scripts-import-no-package'],
  ['packages/app/src/session/x.ts', 'node_modules/@supabase/supabase-js/index.js', 'only-adapters-import-supabase'],
  ['packages/engine/src/y.ts', 'packages/engine/src/y.ts', 'no-cycles'],
  ['supabase/operators/z.ts', 'supabase/operators/z.ts', 'no-cycles-at-run-time'],
  ['packages/engine/src/z.ts', 'packages/engine/src/missing', 'nothing-unresolved'],
] as const;

for (const [from, to] of planted) {
  if (!to.endsWith('missing')) write(to, 'export const x = 1;\n');
  write(from, `export { x } from '${specifierOf(from, to)}';\n`);
}
const found = await listViolations();

test.each(planted)('%s may not import %s: %s', (from, to, wall) => {
  expect(found).toContainEqual([from, to, wall]);
});

test('every rule for imports has a planted import that it refuses', () => {
  const proven = new Set<string>(planted.map(([, , wall]) => wall));
  const rules: { name: string }[] = forbidden;
  expect(rules.map(({ name }) => name).filter((name) => !proven.has(name) && !/-row-\d+-/.test(name))).toEqual([]);
});

async function listViolations() {
  const { output } = await cruise(['packages', 'scripts', 'supabase'], {
    ...options,
    baseDir: root,
    tsConfig: undefined,
    ruleSet: { forbidden },
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule }) => [
    from,
    // An unresolved import is listed as written.
    to.startsWith('.') ? join(dirname(from), to) : to,
    rule.name,
  ]);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function specifierOf(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
