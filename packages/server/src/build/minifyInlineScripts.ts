import { minifyScript } from '../site/documents/minifyScript.ts';

/** Makes the scripts in a document small. Leaves data, and scripts with attributes. */
export async function minifyInlineScripts(html: string): Promise<string> {
  const parts = html.split(/(?<=<script>)(.*?)(?=<\/script>)/s);
  const small = parts.map((part, index) => (index % 2 ? minifyScript('index.html', part) : part));
  return (await Promise.all(small)).join('');
}
