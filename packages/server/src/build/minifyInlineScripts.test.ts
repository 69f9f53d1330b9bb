import { expect, test } from 'vitest';
import { minifyInlineScripts } from './minifyInlineScripts.ts';

test('the scripts of a document are made small, and its data and linked scripts stay', async () => {
  const others = '<script type="application/ld+json">{ "a": 1 }</script><script src="/a.js"></script>';
  const html = `${others}<script>\n  // Why.\n  (() => {\n    const text = 'a  b';\n    alert(text);\n  })();\n</script><p>  </p>`;
  expect(await minifyInlineScripts(html)).toMatch(
    new RegExp(`^${others.replaceAll(/[+./]/g, '\\$&')}<script>.{1,30}a  b.{1,20}</script><p>  </p>$`),
  );
});

test('a script with an error stops the build', async () => {
  await expect(minifyInlineScripts('<script>if (</script>')).rejects.toThrow('index.html cannot be made small');
});
