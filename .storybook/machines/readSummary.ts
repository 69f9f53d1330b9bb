/** Reads what a machine does: the first paragraph of the doc comment above it. @returns Empty without a comment. */
export function readSummary(source: string): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport (?:const|function) \w*[mM]achine\b/s.exec(source) ?? [];
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, '').trim());
  const [paragraph = ''] = lines.join('\n').trim().split('\n\n');
  return paragraph.replaceAll('\n', ' ');
}
