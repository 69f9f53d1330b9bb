import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test.each([
  ['<img src=x onerror="alert(1)">', '&#60;img src=x onerror=&#34;alert(1)&#34;&#62;'],
  ["l'été & l’œuf", 'l&#39;été &#38; l’œuf'],
  ['', ''],
])('%j is escaped for the text and the attributes of HTML', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
